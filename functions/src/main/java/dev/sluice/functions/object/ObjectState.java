package dev.sluice.functions.object;

/// What a HEAD told.
public sealed interface ObjectState {

    /// It is there.
    record Present(String etag, long size) implements ObjectState {}

    /// It is not, or nobody may know (S3 answers 403 without ListBucket).
    record Absent() implements ObjectState {}
}
