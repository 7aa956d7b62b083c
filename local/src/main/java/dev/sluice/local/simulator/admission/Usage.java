package dev.sluice.local.simulator.admission;

/// What a call has used when it ends.
///
/// @param inputTokens neither read from nor written to a cache
/// @param cacheReadTokens never counted against a quota
/// @param outputTokens 0 where the model failed
public record Usage(
        long inputTokens, long cacheReadTokens, long cacheWriteTokens, long outputTokens) {

    /// Without a cache.
    public static Usage of(long inputTokens, long outputTokens) {
        return new Usage(inputTokens, 0, 0, outputTokens);
    }
}
