package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Where a task stands, with what that state has and no other.
public sealed interface TaskState {

    /// URLs were issued; `/submit` has not come.
    record AwaitingUpload() implements TaskState {}

    /// Waits for a worker.
    record Queued(@Nullable Appointment appointment) implements TaskState {}

    /// A run holds it until its lease ends.
    record Processing(Attempt attempt) implements TaskState {}

    /// Has an answer; never changes again, but to [Erased].
    record Completed() implements TaskState {}

    /// Ended without an answer; redrivable when it has a dead letter.
    record Failed(TaskError error, @Nullable DeadLetterMark deadLetter) implements TaskState {}

    /// Withdrawn before it started.
    record Cancelled() implements TaskState {}

    /// A tombstone, so that a late message does not run it again.
    record Erased() implements TaskState {}

    /// The state of a record.
    ///
    /// @throws IllegalStateException when the record lacks what its state must have
    static TaskState of(Task task) {
        return switch (task.status()) {
            case AWAITING_UPLOAD -> new AwaitingUpload();
            case QUEUED -> new Queued(task.appointment());
            case PROCESSING -> new Processing(present(task.attempt(), task));
            case COMPLETED -> new Completed();
            case FAILED -> new Failed(present(task.error(), task), task.deadLetter());
            case CANCELLED -> new Cancelled();
            case ERASED -> new Erased();
        };
    }

    private static <T> T present(@Nullable T value, Task task) {
        if (value == null) {
            throw new IllegalStateException("incomplete record of task " + task.id());
        }
        return value;
    }

    /// Whether a run holds the task at this moment.
    static boolean isHeld(Task task, Instant now) {
        return TaskState.of(task) instanceof Processing && !task.isLapsed(now);
    }
}
