package dev.sluice.loadtest.scenario;

import dev.sluice.loadtest.arrival.Seconds;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// How a client retries by itself: full jitter.
///
/// @param rounds calls of one task in all
/// @param base the most it waits after the first round
/// @param cap the most it ever waits
public record RetryShape(int rounds, Duration base, Duration cap) {

    /// How long to wait after a round, counted from 1: from nothing to base × 2^(round − 1), or to
    /// the cap.
    public Duration pause(int round, RandomGenerator random) {
        var most = Math.min(Seconds.in(cap), Seconds.in(base) * Math.pow(2, round - 1));
        return Seconds.of(random.nextDouble() * most);
    }

    RetryShape scaled(double scale) {
        return new RetryShape(rounds, Seconds.divide(base, scale), Seconds.divide(cap, scale));
    }
}
