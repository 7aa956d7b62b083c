package dev.sluice.bedrock;

import dev.sluice.bedrock.route.Route;
import java.time.Duration;

/// What the model said.
///
/// @param text all text blocks, joined; never blank
/// @param stopReason as the service sent it, known to this SDK or not; `unknown` when it sent none
/// @param truncated whether `maxTokens` cut the text off
/// @param latency of the call that succeeded, as the service measured it
public record Answer(
        String text,
        String stopReason,
        boolean truncated,
        Usage usage,
        Route route,
        Duration latency) {

    /// Tokens as the service counted them.
    public record Usage(
            long inputTokens, long outputTokens, long cacheReadTokens, long cacheWriteTokens) {}
}
