package dev.sluice.local.simulator.fault;

import java.time.Duration;
import java.time.Instant;

/// When a fault is on.
///
/// @param from included
/// @param until excluded
public record Window(Instant from, Instant until) {

    /// From the first moment to the last.
    public static final Window ALWAYS = new Window(Instant.MIN, Instant.MAX);

    /// Starts `wait` after `now` and lasts `length`.
    public static Window after(Instant now, Duration wait, Duration length) {
        return new Window(now.plus(wait), now.plus(wait).plus(length));
    }

    boolean holds(Instant now) {
        return !now.isBefore(from) && now.isBefore(until);
    }
}
