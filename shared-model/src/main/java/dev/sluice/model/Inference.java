package dev.sluice.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Sampling parameters. Absent means not sent, but for `maxTokens`, which the configuration
/// supplies.
///
/// @param maxTokens most tokens of the answer, at least 1
/// @param temperature 0 to 1
/// @param topP 0 to 1
/// @param stopSequences each not empty
public record Inference(
        @Nullable Integer maxTokens,
        @Nullable Double temperature,
        @Nullable Double topP,
        @Nullable List<String> stopSequences) {

    /// Nothing set.
    public static final Inference NONE = new Inference(null, null, null, null);
}
