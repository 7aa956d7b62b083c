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
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Instant;

/// [DeadLetters] on the table.
public final class DynamoDeadLetters implements DeadLetters {

    private static final String FAIL =
            "SET #taskStatus = :failed, #errorCode = :code, #errorDetail = :detail, " + TOUCH;

    private static final String BURY =
            FAIL + ", #deadLetter = :pending, #generation = #generation + :one REMOVE " + OPEN_KEYS;

    private static final String MOVE = FAIL + ", #deadLetter = :moved REMOVE " + OPEN_KEYS;

    private static final String UNSENT =
            "#taskStatus = :failed AND #deadLetter = :pending AND #generation = :generation";

    private static final String SENT = "SET #deadLetter = :sent, " + TOUCH;

    private static final String REDRIVE =
            "SET #taskStatus = :queued, #deliveries = :zero, #retries = :none, "
                    + OPEN_AGAIN
                    + ", "
                    + TOUCH
                    + " REMOVE #deadLetter, #errorCode, #errorDetail";

    private final TasksTable table;

    /// @param table where records stand
    public DynamoDeadLetters(TasksTable table) {
        this.table = table;
    }

    @Override
    public AttemptOutcome bury(TaskId id, Attempt attempt, TaskError error, Instant now) {
        var update = new TaskUpdate(id, HELD, BURY, now).of(attempt).of(error);
        return AttemptConflict.settle(id, table.update(update, now), attempt, TaskStatus.FAILED);
    }

    @Override
    public void markSent(TaskId id, int generation, Instant now) {
        var update =
                new TaskUpdate(id, UNSENT, SENT, now)
                        .with("generation", ItemValues.number(generation));
        table.update(update, now);
    }

    @Override
    public RedriveOutcome redrive(TaskMessage message, Instant now) {
        var update =
                new TaskUpdate(message.taskId(), OF_MESSAGE + " AND " + REDRIVABLE, REDRIVE, now)
                        .of(message);
        return switch (table.update(update, now)) {
            case WriteOutcome.Applied applied -> new RedriveOutcome.Send(applied.task());
            case WriteOutcome.Conflict conflict ->
                    RedriveConflict.of(conflict.found(), message, now);
        };
    }

    @Override
    public void markMoved(TaskMessage message, TaskError error, Instant now) {
        var update =
                new TaskUpdate(message.taskId(), OF_MESSAGE + " AND " + CLAIMABLE, MOVE, now)
                        .of(message)
                        .of(error);
        table.update(update, now);
    }
}
