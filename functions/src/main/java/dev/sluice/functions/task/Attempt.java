package dev.sluice.functions.task;

import java.time.Instant;

/// One run of a task under a lease. Every write of the run names its token, so a run that lost its
/// task writes nothing.
///
/// @param token unguessable, new for each run
/// @param leaseUntil from when on another run may take over, milliseconds
public record Attempt(String token, Instant leaseUntil) {}
