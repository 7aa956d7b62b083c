package dev.sluice.loadtest.bound;

import java.time.Duration;

/// What one request asks of the quota and how long it takes.
///
/// @param arrival when it comes, since the start
/// @param tokens its final charge: input + output × burndown
/// @param latency how long its call takes
public record Demand(Duration arrival, long tokens, Duration latency) {}
