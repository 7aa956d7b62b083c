package dev.sluice.functions.task;

import dev.sluice.model.TaskMessage;
import java.time.Instant;
import java.util.Optional;

/// What a redrive means whose condition did not hold. Pure.
final class RedriveConflict {

    private RedriveConflict() {}

    static RedriveOutcome of(Optional<Task> found, TaskMessage message, Instant now) {
        return found.filter(task -> !task.isExpired(now))
                .map(task -> judge(task, message))
                .orElseGet(() -> unregistered(message));
    }

    private static RedriveOutcome judge(Task task, TaskMessage message) {
        if (!task.owner().equals(message.owner()) || !task.bodyHash().equals(message.bodyHash())) {
            return new RedriveOutcome.Drop();
        }
        var sameAndOpen = task.generation() == message.generation() && task.status().isOpen();
        // A worker that meets it sends the newer dead letter, which may be missing.
        var newerAndPending =
                task.generation() > message.generation()
                        && task.deadLetter() == DeadLetterMark.PENDING;
        return sameAndOpen || newerAndPending
                ? new RedriveOutcome.Send(task)
                : new RedriveOutcome.Drop();
    }

    /// Only a message that no worker ever met has no record: records outlive every dead letter.
    private static RedriveOutcome unregistered(TaskMessage message) {
        return message.generation() == 0
                ? new RedriveOutcome.SendUnregistered()
                : new RedriveOutcome.Drop();
    }
}
