package dev.sluice.cli.cost;

/// Two ways to the same end. Either prepares what it needs before its clock starts.
interface Pair {

    /// What is measured.
    String name();

    /// The calls a handler made, in their order.
    String calls();

    /// Nanoseconds inside `handleRequest`.
    long handler();

    /// Nanoseconds of the calls of the last handler alone.
    long bare();
}
