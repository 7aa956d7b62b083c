package dev.sluice.local.queue;

/// How a mapping stopped.
public sealed interface Stopped {

    /// Every invocation ended and was settled.
    record Drained() implements Stopped {}

    /// The patience ended first. The messages named come back when their visibility timeout ends,
    /// unless their function still finishes.
    record StillRunning(InFlight inFlight) implements Stopped {}
}
