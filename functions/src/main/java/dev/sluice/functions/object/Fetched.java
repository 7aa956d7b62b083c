package dev.sluice.functions.object;

/// What a GET of an input came to.
public sealed interface Fetched {

    /// Its bytes, and the size of the whole object.
    @SuppressWarnings("ArrayRecordComponent") // Handed on once, never compared.
    record Bytes(byte[] bytes, long objectSize) implements Fetched {}

    /// Something else lies there by now.
    record Changed() implements Fetched {}

    /// Nothing lies there any more.
    record Gone() implements Fetched {}

    /// More than the limit.
    record TooLarge(long size) implements Fetched {}
}
