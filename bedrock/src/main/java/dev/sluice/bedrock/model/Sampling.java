package dev.sluice.bedrock.model;

/// How `temperature` and `topP` go together.
public enum Sampling {
    /// Both may be set.
    BOTH,
    /// Either may be set; the pair is refused.
    EITHER
}
