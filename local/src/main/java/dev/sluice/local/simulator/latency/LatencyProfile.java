package dev.sluice.local.simulator.latency;

import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long one model takes: a mean that grows with the work, times a log-normal factor of mean 1.
///
/// @param base the mean for a call without media and output
/// @param perImage added for each image block
/// @param perPage added for each page of a document
/// @param perOutputToken added for each token of the answer
/// @param sigma the spread, the standard deviation of the factor's logarithm; 0 means always the
///   mean
public record LatencyProfile(
        Duration base, Duration perImage, Duration perPage, Duration perOutputToken, double sigma) {

    /// The demo's: 0.3 s on average, whatever the work.
    public static final LatencyProfile DEMO =
            new LatencyProfile(
                    Duration.ofMillis(300), Duration.ZERO, Duration.ZERO, Duration.ZERO, 0.2);

    /// The same time for each call.
    public static LatencyProfile constant(Duration time) {
        return new LatencyProfile(time, Duration.ZERO, Duration.ZERO, Duration.ZERO, 0);
    }

    /// The mean for this work.
    public Duration mean(Work work) {
        return base.plus(perImage.multipliedBy(work.images()))
                .plus(perPage.multipliedBy(work.pages()))
                .plus(perOutputToken.multipliedBy(work.outputTokens()));
    }

    /// One draw for this work, `slowdown` times as long.
    public Duration draw(Work work, double slowdown, RandomGenerator random) {
        var factor = Math.exp(sigma * random.nextGaussian() - sigma * sigma / 2);
        return Duration.ofNanos(Math.round(mean(work).toNanos() * factor * slowdown));
    }
}
