package dev.sluice.functions.task;

import static dev.sluice.functions.task.TaskConditions.CLAIMABLE;
import static dev.sluice.functions.task.TaskConditions.HELD;
import static dev.sluice.functions.task.TaskConditions.OF_MESSAGE;
import static dev.sluice.functions.task.TaskConditions.OPEN_AGAIN;
import static dev.sluice.functions.task.TaskConditions.OPEN_KEYS;
import static dev.sluice.functions.task.TaskConditions.REDRIVABLE;
import static dev.sluice.functions.task.TaskConditions.TOUCH;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// [Attempts] on the table.
public final class DynamoAttempts implements Attempts {

    private static final String START =
            "SET #taskStatus = :processing, #attemptToken = :token, #leaseUntil = :lease,"
                    + " #claims = #claims + :one, ";

    private static final String CLAIM =
            START
                    + "#deliveries = #deliveries + :one, "
                    + TOUCH
                    + " REMOVE #appointmentAt, #appointmentRoute";

    private static final String REDRIVE_CLAIM =
            START
                    + "#deliveries = :one, #retries = :none, "
                    + OPEN_AGAIN
                    + ", "
                    + TOUCH
                    + " REMOVE #deadLetter, #errorCode, #errorDetail,"
                    + " #appointmentAt, #appointmentRoute";

    private static final String DEFER =
            "SET #taskStatus = :queued, #deferrals = #deferrals + :one,"
                    + " #deliveries = #deliveries - :back,"
                    + " #retries.#%1$s = if_not_exists(#retries.#%1$s, :zero) + :one, "
                    + TOUCH;

    private static final String COMPLETE =
            "SET #taskStatus = :completed, #result = :result, " + TOUCH;

    private static final String FAIL =
            "SET #taskStatus = :failed, #errorCode = :code, #errorDetail = :detail, "
                    + TOUCH
                    + " REMOVE "
                    + OPEN_KEYS;

    private final TasksTable table;

    /// @param table where records stand
    public DynamoAttempts(TasksTable table) {
        this.table = table;
    }

    @Override
    public ClaimOutcome claim(Claim claim) {
        return settle(claim, write(claim, OF_MESSAGE + " AND " + CLAIMABLE, CLAIM));
    }

    private ClaimOutcome settle(Claim claim, WriteOutcome outcome) {
        return switch (outcome) {
            case WriteOutcome.Applied applied -> ClaimConflict.claimed(applied.task());
            case WriteOutcome.Conflict conflict ->
                    switch (ClaimConflict.of(conflict.found(), claim)) {
                        case ClaimConflict.Ended ended -> ended.outcome();
                        case ClaimConflict.Redriven _ -> redriven(claim);
                    };
        };
    }

    private ClaimOutcome redriven(Claim claim) {
        return switch (write(claim, OF_MESSAGE + " AND " + REDRIVABLE, REDRIVE_CLAIM)) {
            case WriteOutcome.Applied applied -> ClaimConflict.claimed(applied.task());
            case WriteOutcome.Conflict conflict ->
                    switch (ClaimConflict.of(conflict.found(), claim)) {
                        case ClaimConflict.Ended ended -> ended.outcome();
                        // Redrivable again just after it was not: somebody ran it in between.
                        case ClaimConflict.Redriven _ -> new ClaimOutcome.Held(claim.now());
                    };
        };
    }

    private WriteOutcome write(Claim claim, String condition, String effect) {
        var message = claim.message();
        var update =
                new TaskUpdate(message.taskId(), condition, effect, claim.now())
                        .of(message)
                        .of(claim.attempt());
        return table.update(update, claim.now());
    }

    @Override
    public AttemptOutcome defer(TaskId id, Attempt attempt, Deferral deferral, Instant now) {
        var appointment = deferral.appointment();
        var effect = new StringBuilder(DEFER.formatted(deferral.reason()));
        if (appointment != null) {
            effect.append(", #appointmentAt = :at");
            effect.append(appointment.route() == null ? "" : ", #appointmentRoute = :route");
        }
        var update =
                new TaskUpdate(id, HELD, effect.toString(), now)
                        .of(attempt)
                        .with("back", ItemValues.number(back(deferral)));
        if (appointment != null) {
            update.with("at", ItemValues.millis(appointment.at()));
        }
        if (appointment != null && appointment.route() != null) {
            update.with("route", ItemValues.text(appointment.route()));
        }
        return write(update, attempt, TaskStatus.QUEUED, now);
    }

    private static int back(Deferral deferral) {
        return switch (deferral.delivery()) {
            case COUNTS -> 0;
            case GIVEN_BACK -> 1;
        };
    }

    @Override
    public AttemptOutcome complete(
            TaskId id,
            Attempt attempt,
            TaskResult result,
            @Nullable String resultKey,
            Instant now) {
        var key = resultKey == null ? "" : ", #resultKey = :resultKey";
        var update =
                new TaskUpdate(id, HELD, COMPLETE + key + " REMOVE " + OPEN_KEYS, now)
                        .of(attempt)
                        .with("result", TaskItem.result(result));
        if (resultKey != null) {
            update.with("resultKey", ItemValues.text(resultKey));
        }
        return write(update, attempt, TaskStatus.COMPLETED, now);
    }

    @Override
    public AttemptOutcome fail(TaskId id, Attempt attempt, TaskError error, Instant now) {
        var update = new TaskUpdate(id, HELD, FAIL, now).of(attempt).of(error);
        return write(update, attempt, TaskStatus.FAILED, now);
    }

    private AttemptOutcome write(TaskUpdate update, Attempt attempt, TaskStatus to, Instant now) {
        return AttemptConflict.settle(update.id(), table.update(update, now), attempt, to);
    }
}
