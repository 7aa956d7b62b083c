package dev.sluice.loadtest.arrival;

import java.time.Duration;

/// Durations as fractions of seconds and back.
public final class Seconds {
    private static final double NANOS = 1e9;

    private Seconds() {}

    /// To the nanosecond.
    public static Duration of(double seconds) {
        return Duration.ofNanos(Math.round(seconds * NANOS));
    }

    /// As a fraction.
    public static double in(Duration duration) {
        return duration.toNanos() / NANOS;
    }

    /// A part of a duration.
    public static Duration divide(Duration duration, double by) {
        return of(in(duration) / by);
    }
}
