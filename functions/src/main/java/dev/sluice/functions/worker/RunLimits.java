package dev.sluice.functions.worker;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.config.TasksConfig;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// Ends that a task has reached before it is even tried. Pure.
///
/// @param maxDeliveries runs that may end badly
record RunLimits(int maxDeliveries) {

    /// SQS moves a message away at 1000, without telling anybody.
    static final int MAX_RECEIVES = 900;

    /// A message may be hidden for 12 hours once more, and an hour is for safety.
    static final Duration LAST_MOMENTS = Duration.ofHours(13);

    Optional<TaskError> reached(Run run, Instant now) {
        var deadline = run.message().deadline();
        if (deadline != null && deadline.isBefore(now)) {
            return end(ErrorCode.DEADLINE_EXCEEDED, "the deadline " + deadline + " has passed");
        }
        if (run.received().receives() > MAX_RECEIVES) {
            return end(ErrorCode.RECEIVE_LIMIT, "delivered more than " + MAX_RECEIVES + " times");
        }
        if (isNearEndOfRetention(run.received().sentAt(), now)) {
            return end(ErrorCode.EXPIRED, "waited as long as a message lives");
        }
        return run.task().tally().deliveries() > maxDeliveries
                ? end(ErrorCode.DELIVERIES_EXHAUSTED, "tried " + maxDeliveries + " times")
                : Optional.empty();
    }

    private static boolean isNearEndOfRetention(Instant sentAt, Instant now) {
        return sentAt.plus(TasksConfig.QUEUE_RETENTION).minus(LAST_MOMENTS).isBefore(now);
    }

    private static Optional<TaskError> end(ErrorCode code, String detail) {
        return Optional.of(TaskError.of(code, detail));
    }
}
