package dev.sluice.functions.task;

import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.function.Predicate;

/// The condition table, said once more in Java.
final class FakeConditions {

    private FakeConditions() {}

    static Predicate<Task> of(TaskMessage message) {
        return task ->
                task.owner().equals(message.owner())
                        && task.bodyHash().equals(message.bodyHash())
                        && task.generation() == message.generation();
    }

    static Predicate<Task> held(Attempt attempt) {
        return task ->
                task.status() == TaskStatus.PROCESSING
                        && task.attempt() != null
                        && task.attempt().token().equals(attempt.token());
    }

    static Predicate<Task> claimable(Instant now) {
        return task -> task.status() == TaskStatus.QUEUED || task.isLapsed(now);
    }

    static Predicate<Task> withdrawable(Instant now) {
        return claimable(now).or(task -> task.status() == TaskStatus.AWAITING_UPLOAD);
    }

    static Predicate<Task> redrivable() {
        return task -> task.status() == TaskStatus.FAILED && task.deadLetter() != null;
    }
}
