package dev.sluice.model;

import org.jspecify.annotations.Nullable;

/// An object that is in S3 already.
///
/// @param s3Uri `s3://bucket/key`
public record InputReference(@Nullable String s3Uri) {}
