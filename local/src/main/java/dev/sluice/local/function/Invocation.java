package dev.sluice.local.function;

/// How one invocation of a function ended.
public sealed interface Invocation {

    /// The handler returned; `payload` is its answer as UTF-8 JSON.
    record Responded(byte[] payload) implements Invocation {}

    /// The handler threw, or its process ended: Lambda's `FunctionError: Unhandled`.
    ///
    /// @param type the error's type, for instance the exception's class name
    /// @param message what the error says; for the log of the operator, never for a client
    record FunctionError(String type, String message) implements Invocation {}

    /// The function ran into its timeout and was cut off.
    record TimedOut() implements Invocation {}

    /// No instance was free and no more may be started (`TooManyRequestsException`).
    record Throttled() implements Invocation {}
}
