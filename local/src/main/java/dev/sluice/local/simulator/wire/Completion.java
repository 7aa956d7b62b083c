package dev.sluice.local.simulator.wire;

import java.util.List;

/// What the model answers, before it is JSON.
///
/// @param content the blocks of the message; see `hasMessage`
/// @param hasMessage false where the answer comes without any message
/// @param stopReason as on the wire, possibly one that no SDK knows
public record Completion(
        List<Piece> content,
        boolean hasMessage,
        String stopReason,
        long inputTokens,
        long outputTokens) {

    /// Copies the blocks.
    public Completion {
        content = List.copyOf(content);
    }

    /// One block of an answer.
    public sealed interface Piece {

        /// A `text` block.
        record Text(String text) implements Piece {}

        /// A `reasoningContent` block with a signature.
        record Reasoning(String text) implements Piece {}
    }
}
