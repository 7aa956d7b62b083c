package dev.sluice.local.function;

/// Runs one function once, synchronously, as `Invoke` with the type RequestResponse does.
///
/// Callers may call from any number of threads; the invoker decides whether there is room and
/// answers [Invocation.Throttled] when there is none. It never throws for anything that the
/// function does: a crash, a timeout and an unparsable event are outcomes.
@FunctionalInterface
public interface FunctionInvoker {

    /// Hands `event` (UTF-8 JSON) to the function and waits for its end or its timeout.
    Invocation invoke(byte[] event);
}
