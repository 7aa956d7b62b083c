package dev.sluice.functions.worker;

/// What a batch response says of a message.
public sealed interface Settled {

    /// It is deleted.
    record Acknowledged() implements Settled {}

    /// It comes back once it is no longer hidden.
    record Returned(String messageId) implements Settled {}
}
