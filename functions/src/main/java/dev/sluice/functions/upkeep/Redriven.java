package dev.sluice.functions.upkeep;

/// What became of a dead letter.
public sealed interface Redriven {

    /// It is in its lane again.
    record Sent() implements Redriven {}

    /// Its task ended otherwise: it is gone.
    record Dropped() implements Redriven {}
}
