package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// [Attempts] in memory.
public record FakeAttempts(TaskMemory memory) implements Attempts {

    @Override
    public ClaimOutcome claim(Claim claim) {
        var message = claim.message();
        var outcome =
                memory.update(
                        message.taskId(),
                        FakeConditions.of(message).and(FakeConditions.claimable(claim.now())),
                        found ->
                                TaskEdit.of(found, claim.now())
                                        .running(claim.attempt(), found.tally().deliveries() + 1)
                                        .done());
        return switch (outcome) {
            case WriteOutcome.Applied(var task) -> ClaimConflict.claimed(task);
            case WriteOutcome.Conflict(var found) ->
                    switch (ClaimConflict.of(found, claim)) {
                        case ClaimConflict.Ended(var ended) -> ended;
                        case ClaimConflict.Redriven _ -> redriven(claim);
                    };
        };
    }

    private ClaimOutcome redriven(Claim claim) {
        var message = claim.message();
        var outcome =
                memory.update(
                        message.taskId(),
                        FakeConditions.of(message).and(FakeConditions.redrivable()),
                        found ->
                                TaskEdit.of(found, claim.now())
                                        .redriven(1)
                                        .running(claim.attempt(), 1)
                                        .open(Due.MESSAGE_LIFE)
                                        .done());
        return switch (outcome) {
            case WriteOutcome.Applied(var task) -> ClaimConflict.claimed(task);
            case WriteOutcome.Conflict(var found) ->
                    switch (ClaimConflict.of(found, claim)) {
                        case ClaimConflict.Ended(var ended) -> ended;
                        case ClaimConflict.Redriven _ -> new ClaimOutcome.Held(claim.now());
                    };
        };
    }

    @Override
    public AttemptOutcome defer(TaskId id, Attempt attempt, Deferral deferral, Instant now) {
        return write(
                id,
                attempt,
                TaskStatus.QUEUED,
                task -> TaskEdit.of(task, now).status(TaskStatus.QUEUED).deferred(deferral).done());
    }

    @Override
    public AttemptOutcome complete(
            TaskId id,
            Attempt attempt,
            TaskResult result,
            @Nullable String resultKey,
            Instant now) {
        return write(
                id,
                attempt,
                TaskStatus.COMPLETED,
                task ->
                        TaskEdit.of(task, now)
                                .status(TaskStatus.COMPLETED)
                                .answered(result, resultKey)
                                .closed()
                                .done());
    }

    @Override
    public AttemptOutcome fail(TaskId id, Attempt attempt, TaskError error, Instant now) {
        return write(
                id,
                attempt,
                TaskStatus.FAILED,
                task -> TaskEdit.of(task, now).failed(error).closed().done());
    }

    private AttemptOutcome write(
            TaskId id, Attempt attempt, TaskStatus wanted, UnaryOperator<Task> effect) {
        return AttemptConflict.settle(
                id, memory.update(id, FakeConditions.held(attempt), effect), attempt, wanted);
    }
}
