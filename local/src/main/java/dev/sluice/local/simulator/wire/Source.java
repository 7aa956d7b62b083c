package dev.sluice.local.simulator.wire;

/// Where a media block's content is.
public sealed interface Source {

    /// In the request itself, decoded.
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(byte[] bytes) implements Source {}

    /// In a bucket.
    record S3(String uri) implements Source {}

    /// Bare text or content blocks, which Converse offers for citations only.
    record Inline(String text) implements Source {}

    /// The source was left out, or names no known member.
    record Absent() implements Source {}
}
