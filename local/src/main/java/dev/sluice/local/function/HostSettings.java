package dev.sluice.local.function;

import java.time.Duration;
import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// What all functions of a host share.
///
/// @param concurrency the account's limit
/// @param clock deadlines and idle times
/// @param random request and trace ids; thread-safe
/// @param log where functions write
/// @param idleLimit how long an instance waits for its next event before it is ended
public record HostSettings(
        AccountConcurrency concurrency,
        InstantSource clock,
        RandomGenerator random,
        FunctionLog log,
        Duration idleLimit) {

    /// Instances that nobody needs for this long are ended, roughly as on Lambda.
    public static final Duration DEFAULT_IDLE_LIMIT = Duration.ofMinutes(10);
}
