package dev.sluice.bedrock.model;

/// What a model can be given.
public enum Capability {
    /// A system prompt.
    SYSTEM,
    /// Image blocks.
    IMAGES,
    /// Document blocks.
    DOCUMENTS,
    /// Media by `s3Location`, read by the service itself.
    S3_MEDIA,
    /// CountTokens.
    COUNT_TOKENS
}
