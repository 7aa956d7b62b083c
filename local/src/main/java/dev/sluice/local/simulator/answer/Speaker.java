package dev.sluice.local.simulator.answer;

import dev.sluice.local.simulator.check.CheckedInput;
import dev.sluice.local.simulator.fault.AnswerShape;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.Completion;
import dev.sluice.local.simulator.wire.Completion.Piece;
import dev.sluice.local.simulator.wire.ConverseBody;
import java.util.List;
import java.util.Objects;

/// Turns a valid request into the model's answer, within the request's limits.
public final class Speaker {
    private static final String THOUGHT = "The request is clear; I answer it directly.";
    private static final String BLOCKED = "Sorry, the model cannot answer this question.";
    private static final String UNKNOWN_REASON = "paused_for_review";

    private final CheckedInput input;
    private final TokenCut cut;
    private final String text;
    private final String stopReason;

    private Speaker(CheckedInput input, TokenCut cut, String text, String stopReason) {
        this.input = input;
        this.cut = cut;
        this.text = text;
        this.stopReason = stopReason;
    }

    /// The answer to a request.
    public static Speaker to(ConverseBody body, CheckedInput input) {
        var cut = new TokenCut(input.model().tokens());
        var full = AnswerText.compose(input.parts(), prompt(body));
        var limit =
                Objects.requireNonNullElse(
                        body.inference().maxTokens(), (long) input.model().maxOutputTokens());
        var within = cut.atMost(full, limit);
        var stopped = beforeStop(within, body.inference().stopSequences());
        if (stopped.length() < within.length()) {
            return new Speaker(input, cut, stopped, "stop_sequence");
        }
        var ended = within.length() == full.length();
        return new Speaker(input, cut, within, ended ? "end_turn" : "max_tokens");
    }

    /// As it is.
    public Completion plain() {
        return completion(stopReason, new Piece.Text(text));
    }

    /// In an unusual shape.
    public Completion shaped(AnswerShape shape) {
        var half = new Piece.Text(cut.atMost(text, Math.max(1, cut.tokens(text) / 2)));
        return switch (shape) {
            case REASONING_FIRST ->
                    completion(stopReason, new Piece.Reasoning(THOUGHT), new Piece.Text(text));
            case REASONING_ONLY -> completion("max_tokens", new Piece.Reasoning(THOUGHT));
            case EMPTY -> completion("end_turn");
            case NO_MESSAGE -> new Completion(List.of(), false, "end_turn", input.tokens(), 0);
            case GUARDRAIL -> completion("guardrail_intervened", new Piece.Text(BLOCKED));
            case CONTENT_FILTERED -> completion("content_filtered", new Piece.Text(BLOCKED));
            case TRUNCATED -> completion("max_tokens", half);
            case CONTEXT_EXCEEDED -> completion("model_context_window_exceeded", half);
            case UNKNOWN_STOP_REASON -> completion(UNKNOWN_REASON, new Piece.Text(text));
        };
    }

    private Completion completion(String reason, Piece... pieces) {
        var content = List.of(pieces);
        return new Completion(
                content,
                true,
                reason,
                input.tokens(),
                content.stream().mapToLong(this::tokens).sum());
    }

    private long tokens(Piece piece) {
        return switch (piece) {
            case Piece.Text(var said) -> cut.tokens(said);
            case Piece.Reasoning(var thought) -> cut.tokens(thought);
        };
    }

    private static String prompt(ConverseBody body) {
        return body.messages().getLast().content().stream()
                .filter(Block.Text.class::isInstance)
                .map(block -> ((Block.Text) block).text())
                .reduce("", (before, last) -> last);
    }

    private static String beforeStop(String text, List<String> stopSequences) {
        var end =
                stopSequences.stream()
                        .mapToInt(text::indexOf)
                        .filter(at -> at >= 0)
                        .min()
                        .orElse(text.length());
        return text.substring(0, end);
    }
}
