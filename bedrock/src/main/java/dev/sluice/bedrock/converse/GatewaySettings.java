package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.retry.Waits;
import java.time.Duration;

/// How long a call may take, and how long to stay away afterwards.
///
/// @param readTimeout of the lane: the longest an attempt may take
/// @param reserve what the caller needs after a call to write the result
/// @param shortestAttempt with less than this left, no attempt is started: it would be paid for and
///   cut off
public record GatewaySettings(
        Duration readTimeout, Duration reserve, Duration shortestAttempt, Waits waits) {

    /// The defaults for a lane with this read timeout.
    public static GatewaySettings of(Duration readTimeout) {
        return new GatewaySettings(
                readTimeout, Duration.ofSeconds(5), readTimeout.dividedBy(2), Waits.STANDARD);
    }
}
