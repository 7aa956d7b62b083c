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

    private static final Duration LONGEST_RESERVE = Duration.ofSeconds(5);

    /// The defaults for calls of at most `readTimeout` inside a run of at most `runTimeout`. The
    /// reserve never eats the call: it is at most half of what the run has beyond it.
    public static GatewaySettings of(Duration readTimeout, Duration runTimeout) {
        var beyond = runTimeout.minus(readTimeout).dividedBy(2);
        var reserve = beyond.compareTo(LONGEST_RESERVE) < 0 ? beyond : LONGEST_RESERVE;
        return new GatewaySettings(readTimeout, reserve, readTimeout.dividedBy(2), Waits.STANDARD);
    }
}
