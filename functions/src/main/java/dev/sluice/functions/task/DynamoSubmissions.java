package dev.sluice.functions.task;

import static dev.sluice.functions.task.TaskConditions.OPEN_AGAIN;
import static dev.sluice.functions.task.TaskConditions.TOUCH;

import java.util.Optional;

/// [Submissions] on the table.
public final class DynamoSubmissions implements Submissions {

    private static final String AWAITED =
            "#taskStatus = :awaiting_upload AND #ownerId = :owner AND #sweepAt > :nowSeconds";

    private static final String SUBMITTED =
            "SET #taskStatus = :queued, #bodyHash = :hash, #lane = :lane, #model = :model,"
                    + " #slots = :slots, #metadata = :metadata, "
                    + OPEN_AGAIN
                    + ", "
                    + TOUCH;

    private final TasksTable table;

    /// @param table where records stand
    public DynamoSubmissions(TasksTable table) {
        this.table = table;
    }

    @Override
    public void open(NewUpload upload) {
        var outcome = table.put(TaskItem.of(upload, table.retention()), upload.createdAt());
        if (outcome instanceof WriteOutcome.Conflict conflict
                && !SubmitConflict.isSame(conflict.found(), upload)) {
            throw new IllegalStateException("task id " + upload.id() + " is taken");
        }
    }

    @Override
    public SubmitOutcome create(NewTask task) {
        return switch (table.put(TaskItem.of(task, table.retention()), task.acceptedAt())) {
            case WriteOutcome.Applied applied -> new SubmitOutcome.Accepted(applied.task());
            case WriteOutcome.Conflict conflict -> SubmitConflict.of(conflict.found(), task);
        };
    }

    @Override
    public SubmitOutcome attach(NewTask task) {
        var deadline = Optional.ofNullable(task.deadline()).map(ItemValues::millis);
        var update =
                new TaskUpdate(
                                task.id(),
                                AWAITED,
                                SUBMITTED + deadline.map(_ -> ", #deadline = :deadline").orElse(""),
                                task.acceptedAt())
                        .of(task.owner())
                        .with("hash", ItemValues.text(task.bodyHash()))
                        .with("lane", ItemValues.text(task.lane()))
                        .with("model", ItemValues.text(task.model()))
                        .with("slots", TaskItem.slots(task.slots()))
                        .with("metadata", ItemValues.map(task.metadata(), ItemValues::text));
        deadline.ifPresent(at -> update.with("deadline", at));
        return switch (table.update(update, task.acceptedAt())) {
            case WriteOutcome.Applied applied -> new SubmitOutcome.Accepted(applied.task());
            case WriteOutcome.Conflict conflict -> SubmitConflict.of(conflict.found(), task);
        };
    }
}
