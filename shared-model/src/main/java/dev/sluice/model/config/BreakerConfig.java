package dev.sluice.model.config;

import java.time.Duration;
import java.util.List;

/// When a route is left alone, and how it is taken up again.
///
/// @param window over which calls are judged
/// @param minCalls fewer are no verdict
/// @param openAbove share of throttled and unavailable calls, 0 to 1
/// @param cooldown before the one probe
/// @param ramp shares of the rate after it, rising to 1
public record BreakerConfig(
        Duration window, int minCalls, double openAbove, Duration cooldown, List<Double> ramp) {

    /// What holds where nothing is configured.
    public static final BreakerConfig DEFAULT =
            new BreakerConfig(
                    Duration.ofSeconds(60),
                    20,
                    0.5,
                    Duration.ofSeconds(30),
                    List.of(0.1, 0.25, 0.5, 1.0));
}
