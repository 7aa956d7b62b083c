package dev.sluice.loadtest.scenario;

import dev.sluice.loadtest.arrival.Seconds;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long the simulated model takes: a mean that grows with the work, times a log-normal factor
/// of mean 1.
///
/// @param base without media and output
/// @param perImage added for each picture
/// @param perPage added for each page
/// @param perOutputToken added for each token of the answer
/// @param sigma standard deviation of the factor's logarithm
public record LatencyShape(
        Duration base, Duration perImage, Duration perPage, Duration perOutputToken, double sigma) {

    /// Answers at once.
    public static final LatencyShape NONE =
            new LatencyShape(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO, 0);

    /// The mean for one kind of request.
    public Duration mean(InputShape input, int outputTokens) {
        return base.plus(perImage.multipliedBy(input.imageCount()))
                .plus(perPage.multipliedBy(input.pageCount()))
                .plus(perOutputToken.multipliedBy(outputTokens));
    }

    /// One draw for one kind of request.
    public Duration draw(InputShape input, int outputTokens, RandomGenerator random) {
        var factor = Math.exp(sigma * random.nextGaussian() - sigma * sigma / 2);
        return Seconds.of(Seconds.in(mean(input, outputTokens)) * factor);
    }

    LatencyShape scaled(double scale) {
        return new LatencyShape(
                Seconds.divide(base, scale),
                Seconds.divide(perImage, scale),
                Seconds.divide(perPage, scale),
                Seconds.divide(perOutputToken, scale),
                sigma);
    }
}
