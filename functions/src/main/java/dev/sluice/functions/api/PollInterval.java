package dev.sluice.functions.api;

import dev.sluice.functions.task.Appointment;
import dev.sluice.functions.task.Task;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// When to ask for a task again: soon while it is young, a tenth of its age later, and not before
/// an appointment it has.
final class PollInterval {

    private static final Duration SHORTEST = Duration.ofSeconds(1);
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private PollInterval() {}

    static Optional<Duration> of(Task task, Instant now) {
        if (!task.status().isOpen()) {
            return Optional.empty();
        }
        var byAge = Duration.between(task.createdAt(), now).dividedBy(10);
        var untilCall =
                Optional.ofNullable(task.appointment())
                        .map(Appointment::at)
                        .map(at -> Duration.between(now, at))
                        .orElse(Duration.ZERO);
        var longer = byAge.compareTo(untilCall) > 0 ? byAge : untilCall;
        return Optional.of(clamped(longer));
    }

    private static Duration clamped(Duration wait) {
        if (wait.compareTo(SHORTEST) < 0) {
            return SHORTEST;
        }
        return wait.compareTo(LONGEST) > 0 ? LONGEST : wait;
    }
}
