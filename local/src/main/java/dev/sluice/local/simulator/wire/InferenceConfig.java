package dev.sluice.local.simulator.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// `inferenceConfig` as sent, not yet checked.
public record InferenceConfig(
        @Nullable Long maxTokens,
        @Nullable Double temperature,
        @Nullable Double topP,
        List<String> stopSequences) {

    /// Nothing set.
    public static final InferenceConfig NONE = new InferenceConfig(null, null, null, List.of());

    /// Copies the stop sequences.
    public InferenceConfig {
        stopSequences = List.copyOf(stopSequences);
    }
}
