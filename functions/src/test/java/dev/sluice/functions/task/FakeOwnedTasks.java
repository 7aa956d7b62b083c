package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.Optional;

/// [OwnedTasks] in memory.
public record FakeOwnedTasks(TaskMemory memory) implements OwnedTasks {

    @Override
    public Optional<Task> find(TaskId id) {
        return memory.find(id);
    }

    @Override
    public WithdrawOutcome cancel(TaskId id, Owner owner, Instant now) {
        var outcome =
                memory.replace(
                        id,
                        FakeConditions.withdrawable(now).and(task -> task.owner().equals(owner)),
                        task ->
                                TaskEdit.of(task, now)
                                        .status(TaskStatus.CANCELLED)
                                        .withoutAppointment()
                                        .closed()
                                        .done());
        return settle(outcome, owner, now, TaskStatus.CANCELLED);
    }

    @Override
    public WithdrawOutcome erase(TaskId id, Owner owner, Instant now) {
        var outcome =
                memory.replace(
                        id,
                        task ->
                                task.owner().equals(owner)
                                        && (task.status() == TaskStatus.COMPLETED
                                                || task.status() == TaskStatus.FAILED),
                        task -> TaskEdit.of(task, now).status(TaskStatus.ERASED).emptied().done());
        return settle(outcome, owner, now, TaskStatus.ERASED);
    }

    private static WithdrawOutcome settle(
            WriteOutcome outcome, Owner owner, Instant now, TaskStatus wanted) {
        return switch (outcome) {
            case WriteOutcome.Applied(var before) -> new WithdrawOutcome.Withdrawn(before);
            case WriteOutcome.Conflict(var found) ->
                    found.filter(task -> task.owner().equals(owner) && !task.isExpired(now))
                            .map(task ->
                                    task.status() == wanted
                                            ? new WithdrawOutcome.Withdrawn(task)
                                            : new WithdrawOutcome.Refused(task))
                            .orElseGet(WithdrawOutcome.Unknown::new);
        };
    }

    @Override
    public int countOpen(Owner owner, int limit) {
        return (int)
                memory.all()
                        .filter(task -> task.owner().equals(owner) && task.sweepAt() != null)
                        .limit(limit)
                        .count();
    }
}
