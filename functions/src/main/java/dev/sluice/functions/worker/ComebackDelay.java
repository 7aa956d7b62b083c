package dev.sluice.functions.worker;

import dev.sluice.bedrock.DeferReason;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// How long a deferred task stays away. Grows with the task's deferrals, so that a long backlog
/// costs few receives of the 1000 a message has. Pure but for the random source.
///
/// @param random spreads what was deferred together
record ComebackDelay(RandomGenerator random) {

    private static final Duration CAPACITY_FIRST = Duration.ofSeconds(60);
    private static final Duration CAPACITY_LONGEST = Duration.ofMinutes(30);
    private static final Duration PASSING_FIRST = Duration.ofSeconds(1);
    private static final Duration PASSING_LONGEST = Duration.ofSeconds(60);
    private static final int MOST_DOUBLINGS = 20;

    /// Lack of capacity: a minute, doubled each time, up to half an hour.
    Duration capacity(int deferrals) {
        return grown(CAPACITY_FIRST, CAPACITY_LONGEST, deferrals);
    }

    /// A passing fault: a second, doubled each time, up to a minute.
    Duration passing(int deferrals) {
        return grown(PASSING_FIRST, PASSING_LONGEST, deferrals);
    }

    Duration of(DeferReason reason, int deferrals) {
        return switch (reason) {
            case THROTTLED_REQUESTS,
                    THROTTLED_TOKENS,
                    THROTTLED_DAY,
                    NOT_READY,
                    UNAVAILABLE,
                    CONFIG ->
                    capacity(deferrals);
            case INTERNAL, TRANSPORT, NO_TIME, MODEL_ERROR, CLIENT_TIMEOUT, DOUBTFUL ->
                    passing(deferrals);
        };
    }

    /// At least the doubled first wait, at most half as much again, never beyond the longest.
    private Duration grown(Duration first, Duration longest, int deferrals) {
        var base = first.multipliedBy(1L << Math.clamp(deferrals, 0, MOST_DOUBLINGS));
        var spread = (long) (random.nextDouble() * base.toMillis() / 2);
        var delay = base.plusMillis(spread);
        return delay.compareTo(longest) > 0 ? longest : delay;
    }
}
