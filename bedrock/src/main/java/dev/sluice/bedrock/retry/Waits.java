package dev.sluice.bedrock.retry;

import java.time.Duration;

/// How long to stay away after what. Each is the longest of its kind; half of it is certain, the
/// other half random, so that those who failed together do not return together.
///
/// @param capacity after throttling, or where the service has no room
/// @param network after the connection failed twice
/// @param coolDown after a model failed on a payload, as such faults pass when load falls
/// @param operator while somebody has to repair access or configuration
/// @param longestAsked most of what a `Retry-After` is believed
public record Waits(
        Duration capacity,
        Duration network,
        Duration coolDown,
        Duration operator,
        Duration longestAsked) {

    /// The defaults.
    public static final Waits STANDARD =
            new Waits(
                    Duration.ofSeconds(30),
                    Duration.ofSeconds(5),
                    Duration.ofSeconds(60),
                    Duration.ofMinutes(5),
                    Duration.ofMinutes(15));
}
