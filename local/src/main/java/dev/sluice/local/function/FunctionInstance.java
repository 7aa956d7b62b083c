package dev.sluice.local.function;

/// One execution environment of a function. It takes one event at a time.
public interface FunctionInstance extends AutoCloseable {

    /// Runs the handler to its end. The host measures the time: when it is over, it closes the
    /// instance from another thread and then interrupts this one.
    InstanceOutcome invoke(InvocationRequest request) throws InterruptedException;

    /// Whether it can take no further event, because it was closed or its process is gone.
    boolean ended();

    /// Ends the instance, in the middle of an event too. **When this returns, the handler can write
    /// nothing any more.** Repeatable, never throws.
    @Override
    void close();
}
