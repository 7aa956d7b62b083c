package dev.sluice.client;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// How often to try, and how long to wait before the next try: full jitter, never before the
/// service's own Retry-After.
///
/// @param maxTries all tries of one call together, at least 1
/// @param base upper bound of the first wait; doubles with each try
/// @param cap upper bound of any wait that the service did not ask for
public record Backoff(int maxTries, Duration base, Duration cap) {

    /// Five tries within about 15 s.
    public static final Backoff DEFAULT =
            new Backoff(5, Duration.ofMillis(250), Duration.ofSeconds(8));

    /// @throws IllegalArgumentException without a single try
    public Backoff {
        if (maxTries < 1) {
            throw new IllegalArgumentException("maxTries must be at least 1: " + maxTries);
        }
    }

    /// The wait after the `tries`-th try.
    ///
    /// @param tries made so far, from 1
    /// @param asked by the service; zero when it said nothing
    Duration after(int tries, Duration asked, RandomGenerator random) {
        long most = Math.min(cap.toMillis(), base.toMillis() << Math.min(tries - 1, 20));
        return asked.plusMillis(random.nextLong(most + 1));
    }
}
