package dev.sluice.local.simulator.admission;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// How much of one dimension is in use, as of a moment. Exact: it counts in millionths of a token
/// for a minute, so that a quota of N a minute gives back N of them each microsecond.
///
/// @param used in [#TOKEN]s; more than the capacity while a route is in debt
/// @param micros since the epoch
record Gauge(long used, long micros) {

    /// One token, or one request.
    static final long TOKEN = Duration.ofMinutes(1).toNanos() / 1_000;

    /// Nothing in use, ever.
    static final Gauge EMPTY = new Gauge(0, 0);

    static long micros(Instant time) {
        return ChronoUnit.MICROS.between(Instant.EPOCH, time);
    }

    /// With this many tokens more, or fewer, but never less than none.
    Gauge plus(long tokens) {
        return new Gauge(Math.max(0, used + tokens * TOKEN), micros);
    }
}
