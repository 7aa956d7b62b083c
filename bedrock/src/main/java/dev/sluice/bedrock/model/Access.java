package dev.sluice.bedrock.model;

/// Under which ids a model answers on demand.
public enum Access {
    /// Its bare id as well as inference profiles.
    ON_DEMAND,
    /// Inference profiles only: the bare id is refused.
    PROFILE_ONLY
}
