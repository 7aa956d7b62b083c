package dev.sluice.model.config;

/// What a call of a lane is like: the basis of every computed width.
///
/// @param seconds mean duration
/// @param p99Seconds duration that one call in a hundred exceeds
/// @param tokens input and output together
public record Expectation(double seconds, double p99Seconds, long tokens) {}
