package dev.sluice.model.config;

import java.time.Duration;
import java.util.OptionalInt;

/// Retries within a call, and how close to the quota calls may come.
///
/// @param maxAttempts in total, all routes together
/// @param maxAttemptsPerRoute on one route, where `multiRoute` holds
/// @param routes whether a call may change its route
/// @param cooldown how long a failed route is left alone
/// @param backoffBase first ceiling of the full jitter
/// @param backoffCap last ceiling of the full jitter
/// @param headroom share of the quota that is used, 0 to 1
/// @param maxInFlight calls at once per process and route; absent means no ceiling
public record ThrottleConfig(
        int maxAttempts,
        int maxAttemptsPerRoute,
        Routes routes,
        Duration cooldown,
        Duration backoffBase,
        Duration backoffCap,
        double headroom,
        OptionalInt maxInFlight) {

    /// How many routes one call may try.
    public enum Routes {
        /// The next one after a failure (`multiRoute: true`).
        ALL,
        /// The first one only (`multiRoute: false`).
        ONE
    }

    /// What holds where nothing is configured.
    public static final ThrottleConfig DEFAULT =
            new ThrottleConfig(
                    5,
                    2,
                    Routes.ALL,
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(2),
                    Duration.ofSeconds(15),
                    0.98,
                    OptionalInt.empty());
}
