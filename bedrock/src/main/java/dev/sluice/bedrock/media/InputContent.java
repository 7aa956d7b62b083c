package dev.sluice.bedrock.media;

import java.util.Optional;

/// How much of a file is at hand.
public sealed interface InputContent {

    /// All of it; it will be sent as bytes.
    @SuppressWarnings("ArrayRecordComponent")
    record Whole(byte[] bytes) implements InputContent {}

    /// Its first bytes ([Sniffer#HEAD_BYTES] are enough); the service will read the rest itself.
    ///
    /// @param uri `s3://bucket/key`
    /// @param size of the whole object
    @SuppressWarnings("ArrayRecordComponent")
    record Referenced(String uri, long size, byte[] head) implements InputContent {}

    /// Bytes of the whole file.
    default long size() {
        return switch (this) {
            case Whole whole -> whole.bytes().length;
            case Referenced referenced -> referenced.size();
        };
    }

    /// What there is to look at.
    default byte[] head() {
        return switch (this) {
            case Whole whole -> whole.bytes();
            case Referenced referenced -> referenced.head();
        };
    }

    /// All of it, where that is at hand: a short file is its own beginning.
    default Optional<byte[]> all() {
        return head().length >= size() ? Optional.of(head()) : Optional.empty();
    }
}
