package dev.sluice.bedrock.converse;

import java.time.Duration;

/// How long, how often and how much later.
///
/// @param readTimeout of the lane: the longest an attempt may take
/// @param reserve what the caller needs after a call to write the result
/// @param shortestAttempt less than this left is not worth starting
/// @param backoffBase first wait of a deferral; doubles per attempt of this invocation
/// @param backoffCap longest such wait
/// @param configWait how long a task waits for an operator
public record GatewaySettings(
        Duration readTimeout,
        Duration reserve,
        Duration shortestAttempt,
        Duration backoffBase,
        Duration backoffCap,
        Duration configWait) {

    /// The defaults for a lane with this read timeout.
    public static GatewaySettings of(Duration readTimeout) {
        return new GatewaySettings(
                readTimeout,
                Duration.ofSeconds(5),
                Duration.ofSeconds(1),
                Duration.ofSeconds(2),
                Duration.ofSeconds(15),
                Duration.ofMinutes(5));
    }
}
