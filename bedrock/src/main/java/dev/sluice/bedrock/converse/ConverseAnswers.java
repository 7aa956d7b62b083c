package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.Answer;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.media.BlankText;
import dev.sluice.bedrock.route.Route;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.bedrockruntime.model.CitationGeneratedContent;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseMetrics;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseOutput;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseResponse;
import software.amazon.awssdk.services.bedrockruntime.model.Message;
import software.amazon.awssdk.services.bedrockruntime.model.TokenUsage;

/// The service's answer in our words. Total: whatever came was paid for, so text is kept under any
/// stop reason but those that say it is not an answer.
final class ConverseAnswers {

    /// Where the service sent no reason.
    private static final String UNKNOWN = "unknown";

    private ConverseAnswers() {}

    /// @param measured the latency, should the service not say
    static Outcome outcome(ConverseResponse response, Route route, Duration measured) {
        var reason = Optional.ofNullable(response.stopReasonAsString()).orElse(UNKNOWN);
        var text = text(response);
        return switch (reason) {
            case "guardrail_intervened" ->
                    failed(ErrorCode.GUARDRAIL, "a guardrail stopped the answer");
            case "content_filtered" ->
                    failed(ErrorCode.CONTENT_FILTERED, "the model's filter stopped the answer");
            case "model_context_window_exceeded" ->
                    failed(
                            ErrorCode.CONTEXT_EXCEEDED,
                            "input and answer together exceed the model's context");
            default ->
                    BlankText.isBlank(text)
                            ? failed(
                                    ErrorCode.EMPTY_RESPONSE,
                                    "the model answered without text; stop reason " + reason)
                            : completed(response, text, reason, route, measured);
        };
    }

    private static Outcome completed(
            ConverseResponse response, String text, String reason, Route route, Duration measured) {
        var latency =
                Optional.ofNullable(response.metrics())
                        .map(ConverseMetrics::latencyMs)
                        .map(Duration::ofMillis)
                        .orElse(measured);
        return new Outcome.Completed(
                new Answer(
                        text,
                        reason,
                        reason.equals("max_tokens"),
                        usage(response.usage()),
                        route,
                        latency));
    }

    private static String text(ConverseResponse response) {
        return Optional.ofNullable(response.output()).map(ConverseOutput::message).stream()
                .filter(Message::hasContent)
                .flatMap(message -> message.content().stream())
                .flatMap(ConverseAnswers::texts)
                .filter(Objects::nonNull)
                .collect(Collectors.joining());
    }

    /// Text, or text with citations; reasoning and tools are no part of the answer.
    private static Stream<String> texts(ContentBlock block) {
        return switch (block.type()) {
            case TEXT -> Stream.of(block.text());
            case CITATIONS_CONTENT ->
                    block.citationsContent().content().stream().map(CitationGeneratedContent::text);
            default -> Stream.empty();
        };
    }

    private static Answer.Usage usage(@Nullable TokenUsage usage) {
        return usage == null
                ? new Answer.Usage(0, 0, 0, 0)
                : new Answer.Usage(
                        tokens(usage.inputTokens()),
                        tokens(usage.outputTokens()),
                        tokens(usage.cacheReadInputTokens()),
                        tokens(usage.cacheWriteInputTokens()));
    }

    private static long tokens(@Nullable Integer count) {
        return count == null ? 0 : count;
    }

    private static Outcome failed(ErrorCode code, String detail) {
        return new Outcome.Failed(code, detail);
    }
}
