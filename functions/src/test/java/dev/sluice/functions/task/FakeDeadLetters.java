package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Instant;

/// [DeadLetters] in memory.
public record FakeDeadLetters(TaskMemory memory) implements DeadLetters {

    @Override
    public AttemptOutcome bury(TaskId id, Attempt attempt, TaskError error, Instant now) {
        var outcome =
                memory.update(
                        id,
                        FakeConditions.held(attempt),
                        task -> TaskEdit.of(task, now).failed(error).buried().closed().done());
        return AttemptConflict.settle(id, outcome, attempt, TaskStatus.FAILED);
    }

    @Override
    public void markSent(TaskId id, int generation, Instant now) {
        memory.update(
                id,
                task ->
                        task.status() == TaskStatus.FAILED
                                && task.deadLetter() == DeadLetterMark.PENDING
                                && task.generation() == generation,
                task -> TaskEdit.of(task, now).marked(DeadLetterMark.SENT).done());
    }

    @Override
    public RedriveOutcome redrive(TaskMessage message, Instant now) {
        var outcome =
                memory.update(
                        message.taskId(),
                        FakeConditions.of(message).and(FakeConditions.redrivable()),
                        task ->
                                TaskEdit.of(task, now)
                                        .status(TaskStatus.QUEUED)
                                        .redriven(0)
                                        .open(Due.MESSAGE_LIFE)
                                        .done());
        return switch (outcome) {
            case WriteOutcome.Applied(var task) -> new RedriveOutcome.Send(task);
            case WriteOutcome.Conflict(var found) -> RedriveConflict.of(found, message, now);
        };
    }

    @Override
    public void markMoved(TaskMessage message, TaskError error, Instant now) {
        memory.update(
                message.taskId(),
                FakeConditions.of(message).and(FakeConditions.claimable(now)),
                task ->
                        TaskEdit.of(task, now)
                                .failed(error)
                                .marked(DeadLetterMark.MOVED)
                                .closed()
                                .done());
    }
}
