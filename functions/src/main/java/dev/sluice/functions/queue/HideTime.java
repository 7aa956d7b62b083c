package dev.sluice.functions.queue;

import java.time.Duration;
import java.time.Instant;

/// How long a received message can be hidden. Pure.
final class HideTime {

    /// SQS counts the 12 hours from the receive, which was a moment before we heard of it.
    private static final Duration LONGEST = Duration.ofHours(12).minusMinutes(1);

    private HideTime() {}

    /// Whole seconds, rounded up so that nothing comes back early, at most what is left.
    static int seconds(Duration delay, Instant receivedAt, Instant now) {
        var left = LONGEST.minus(Duration.between(receivedAt, now)).toSeconds();
        var asked = delay.plusNanos(999_999_999).toSeconds();
        return Math.toIntExact(Math.clamp(asked, 0, Math.max(0, left)));
    }
}
