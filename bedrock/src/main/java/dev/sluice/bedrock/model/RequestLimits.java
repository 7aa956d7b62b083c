package dev.sluice.bedrock.model;

import org.jspecify.annotations.Nullable;

/// How much media one request may carry, in bytes.
///
/// @param maxMediaBytes of all files sent as bytes, as they are
/// @param maxBase64Bytes of all files sent as bytes, as they are encoded
/// @param maxReferencedBytes of all files in a bucket; absent where the model takes none
public record RequestLimits(
        @Nullable Long maxMediaBytes,
        @Nullable Long maxBase64Bytes,
        @Nullable Long maxReferencedBytes) {}
