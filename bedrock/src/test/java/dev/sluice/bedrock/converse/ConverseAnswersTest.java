package dev.sluice.bedrock.converse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.Answer;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.route.Route;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseOutput;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseResponse;
import software.amazon.awssdk.services.bedrockruntime.model.Message;
import software.amazon.awssdk.services.bedrockruntime.model.ReasoningContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ReasoningTextBlock;

class ConverseAnswersTest {

    private static final Route ROUTE = new Route("us-east-1", "us.amazon.nova-2-lite-v1:0");
    private static final ContentBlock REASONING =
            ContentBlock.fromReasoningContent(
                    ReasoningContentBlock.fromReasoningText(
                            ReasoningTextBlock.builder().text("hm").build()));

    private static Outcome outcome(@Nullable String stopReason, ContentBlock... blocks) {
        return outcome(response ->
                response.stopReason(stopReason)
                        .output(
                                ConverseOutput.fromMessage(
                                        Message.builder().content(blocks).build())));
    }

    private static Outcome outcome(Consumer<ConverseResponse.Builder> filling) {
        return ConverseAnswers.outcome(
                ConverseResponse.builder().applyMutation(filling).build(),
                ROUTE,
                Duration.ofMillis(7));
    }

    private static Answer answer(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Completed.class);
        return ((Outcome.Completed) outcome).answer();
    }

    private static ErrorCode code(Outcome outcome) {
        assertThat(outcome).isInstanceOf(Outcome.Failed.class);
        return ((Outcome.Failed) outcome).code();
    }

    @Test
    void f36_textBlocks_areJoined_reasoningIsNot() {
        var both =
                outcome(
                        "end_turn",
                        REASONING,
                        ContentBlock.fromText("one, "),
                        ContentBlock.fromText("two"));

        assertThat(answer(both).text()).isEqualTo("one, two");
        assertThat(code(outcome("end_turn", REASONING))).isEqualTo(ErrorCode.EMPTY_RESPONSE);
    }

    @Test
    void f37_nothingAtAll_isAnEmptyResponse() {
        assertThat(code(outcome("end_turn"))).isEqualTo(ErrorCode.EMPTY_RESPONSE);
        assertThat(code(outcome("end_turn", ContentBlock.fromText(" \n"))))
                .isEqualTo(ErrorCode.EMPTY_RESPONSE);
        assertThat(code(outcome(response -> response.stopReason("end_turn"))))
                .isEqualTo(ErrorCode.EMPTY_RESPONSE);
        assertThat(code(outcome(response -> response.output(ConverseOutput.builder().build()))))
                .isEqualTo(ErrorCode.EMPTY_RESPONSE);
        assertThat(code(outcome(_ -> {}))).isEqualTo(ErrorCode.EMPTY_RESPONSE);
    }

    @ParameterizedTest
    @CsvSource({
        "guardrail_intervened,GUARDRAIL",
        "content_filtered,CONTENT_FILTERED",
        "model_context_window_exceeded,CONTEXT_EXCEEDED"
    })
    void f38_stoppedAnswers_areNotAnswers(String reason, ErrorCode code) {
        assertThat(code(outcome(reason, ContentBlock.fromText("Sorry.")))).isEqualTo(code);
    }

    @Test
    void f39_cutAnswer_isMarked() {
        var cut = answer(outcome("max_tokens", ContentBlock.fromText("one, tw")));

        assertThat(cut.text()).isEqualTo("one, tw");
        assertThat(cut.truncated()).isTrue();
        assertThat(answer(outcome("end_turn", ContentBlock.fromText("x"))).truncated()).isFalse();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"something_new", "malformed_tool_use", "tool_use", "stop_sequence"})
    void f40_anyOtherReason_keepsThePaidText(@Nullable String reason) {
        var kept = answer(outcome(reason, ContentBlock.fromText("text")));

        assertThat(kept.text()).isEqualTo("text");
        assertThat(kept.stopReason()).isEqualTo(reason == null ? "unknown" : reason);
    }

    @Test
    void figures_areTheServices() {
        var answer =
                answer(
                        outcome(response ->
                                response.stopReason("end_turn")
                                        .output(
                                                ConverseOutput.fromMessage(message ->
                                                        message.content(
                                                                ContentBlock.fromText("x"))))
                                        .usage(usage ->
                                                usage.inputTokens(5)
                                                        .outputTokens(6)
                                                        .cacheReadInputTokens(7))
                                        .metrics(metrics -> metrics.latencyMs(1234L))));

        assertThat(answer.usage()).isEqualTo(new Answer.Usage(5, 6, 7, 0));
        assertThat(answer.latency()).isEqualTo(Duration.ofMillis(1234));
        assertThat(answer.route()).isEqualTo(ROUTE);
    }

    @Test
    void missingFigures_areMeasuredOrNone() {
        var answer = answer(outcome("end_turn", ContentBlock.fromText("x")));

        assertThat(answer.usage()).isEqualTo(new Answer.Usage(0, 0, 0, 0));
        assertThat(answer.latency()).isEqualTo(Duration.ofMillis(7));
    }
}
