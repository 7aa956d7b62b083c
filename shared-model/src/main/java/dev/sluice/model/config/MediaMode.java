package dev.sluice.model.config;

/// How files reach the model.
public enum MediaMode {
    /// By S3 location where the model takes it, else as bytes.
    AUTO,
    /// Always inside the request.
    BYTES,
    /// Always by S3 location.
    S3
}
