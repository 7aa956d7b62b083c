package dev.sluice.functions.api;

import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.WithdrawOutcome;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// Cancels what has not started, or whose run is lost, and erases what has ended. Each may be
/// repeated: the record is written first, and what a crash left in S3 goes with the repeat.
public final class WithdrawTask {

    private final OwnedTasks tasks;
    private final TaskObjects objects;
    private final InstantSource clock;

    /// Thread-safe when its collaborators are.
    public WithdrawTask(OwnedTasks tasks, TaskObjects objects, InstantSource clock) {
        this.tasks = tasks;
        this.objects = objects;
        this.clock = clock;
    }

    WithdrawResult withdraw(Owner owner, TaskId id) {
        var now = clock.instant();
        return switch (tasks.cancel(id, owner, now)) {
            case WithdrawOutcome.Withdrawn _ -> new WithdrawResult.Cancelled();
            case WithdrawOutcome.Unknown() -> new WithdrawResult.Unknown();
            case WithdrawOutcome.Refused(var found) -> instead(found, now);
        };
    }

    private WithdrawResult instead(Task found, Instant now) {
        return switch (found.status()) {
            case COMPLETED, FAILED -> erase(found, now);
            case ERASED -> erased(found);
            case CANCELLED -> new WithdrawResult.Cancelled();
            case AWAITING_UPLOAD, QUEUED, PROCESSING -> running(found, now);
        };
    }

    private WithdrawResult erase(Task found, Instant now) {
        return switch (tasks.erase(found.id(), found.owner(), now)) {
            case WithdrawOutcome.Withdrawn(var before) -> erased(before);
            case WithdrawOutcome.Unknown() -> new WithdrawResult.Unknown();
            // A redrive was faster.
            case WithdrawOutcome.Refused(var moved) -> running(moved, now);
        };
    }

    private WithdrawResult erased(Task task) {
        objects.erase(task.id());
        return new WithdrawResult.Erased();
    }

    private static WithdrawResult running(Task task, Instant now) {
        return new WithdrawResult.Running(
                Optional.ofNullable(task.attempt())
                        .map(attempt -> Duration.between(now, attempt.leaseUntil()))
                        .orElse(Duration.ZERO));
    }
}
