package dev.sluice.bedrock;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Sampling and length. What is absent is not sent, but for `maxTokens`: the model's own maximum
/// would be reserved from the quota, so the gateway always sends one.
public record InferenceSettings(
        @Nullable Integer maxTokens,
        @Nullable Double temperature,
        @Nullable Double topP,
        List<String> stopSequences) {

    /// Nothing set.
    public static final InferenceSettings NONE = new InferenceSettings(null, null, null, List.of());

    public InferenceSettings {
        stopSequences = List.copyOf(stopSequences);
    }

    /// These settings, with `defaults` where they are silent. Temperature and topP are one choice:
    /// a request that sets either takes neither default, as newer models refuse the pair.
    public InferenceSettings orElse(InferenceSettings defaults) {
        var sampling = temperature == null && topP == null ? defaults : this;
        return new InferenceSettings(
                maxTokens == null ? defaults.maxTokens : maxTokens,
                sampling.temperature,
                sampling.topP,
                stopSequences.isEmpty() ? defaults.stopSequences : stopSequences);
    }
}
