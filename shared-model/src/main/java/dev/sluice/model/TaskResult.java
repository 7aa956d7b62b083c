package dev.sluice.model;

import org.jspecify.annotations.Nullable;

/// A model's answer. Either `text` or, for one too long for a record, `resultUrl`, where the same
/// JSON with its text lies.
///
/// @param text all text blocks of the answer, joined
/// @param resultUrl presigned GET of the whole result
/// @param stopReason the raw reason, also one that this version does not know
/// @param truncated whether `maxTokens` cut the answer off
/// @param usage tokens as the service counted them
/// @param route where the call went, `region#model`
/// @param latencyMs of the call, as the service measured it
public record TaskResult(
        @Nullable String text,
        @Nullable String resultUrl,
        String stopReason,
        boolean truncated,
        Usage usage,
        String route,
        long latencyMs) {

    /// The same result by reference.
    public TaskResult at(String url) {
        return new TaskResult(null, url, stopReason, truncated, usage, route, latencyMs);
    }
}
