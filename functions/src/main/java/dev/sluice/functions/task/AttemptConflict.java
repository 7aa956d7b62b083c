package dev.sluice.functions.task;

import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;

/// What a run's write means whose condition did not hold. Pure.
final class AttemptConflict {

    private AttemptConflict() {}

    /// The record already says what this attempt wanted, under its own token: the SDK repeated a
    /// write whose answer got lost.
    static AttemptOutcome settle(
            TaskId id, WriteOutcome outcome, Attempt attempt, TaskStatus wanted) {
        return switch (outcome) {
            case WriteOutcome.Applied applied -> new AttemptOutcome.Written(applied.task());
            case WriteOutcome.Conflict conflict -> {
                var found =
                        conflict.found()
                                .orElseThrow(
                                        () -> new IllegalStateException("no record of task " + id));
                yield isOwn(found, attempt, wanted)
                        ? new AttemptOutcome.Written(found)
                        : new AttemptOutcome.Lost(found);
            }
        };
    }

    private static boolean isOwn(Task found, Attempt attempt, TaskStatus wanted) {
        return found.status() == wanted
                && found.attempt() != null
                && found.attempt().token().equals(attempt.token());
    }
}
