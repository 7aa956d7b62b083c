package dev.sluice.functions.task;

import static dev.sluice.functions.task.TaskConditions.OPEN_KEYS;
import static dev.sluice.functions.task.TaskConditions.TOUCH;
import static dev.sluice.functions.task.TaskConditions.WITHDRAWABLE;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/// [OwnedTasks] on the table and its sparse index `openByOwner` (`openOwner`, keys only).
public final class DynamoOwnedTasks implements OwnedTasks {

    private static final String CANCEL =
            "SET #taskStatus = :cancelled, "
                    + TOUCH
                    + " REMOVE #appointmentAt, #appointmentRoute, "
                    + OPEN_KEYS;

    private static final String ERASABLE = "#taskStatus IN (:completed, :failed)";

    private static final String ERASE =
            "SET #taskStatus = :erased, "
                    + TOUCH
                    + " REMOVE #result, #resultKey, #metadata, #slots, #errorCode, #errorDetail,"
                    + " #deadLetter";

    private final TasksTable table;

    /// @param table where records stand
    public DynamoOwnedTasks(TasksTable table) {
        this.table = table;
    }

    @Override
    public Optional<Task> find(TaskId id) {
        return table.find(id);
    }

    @Override
    public WithdrawOutcome cancel(TaskId id, Owner owner, Instant now) {
        return withdraw(id, owner, now, WITHDRAWABLE, CANCEL, TaskStatus.CANCELLED);
    }

    @Override
    public WithdrawOutcome erase(TaskId id, Owner owner, Instant now) {
        return withdraw(id, owner, now, ERASABLE, ERASE, TaskStatus.ERASED);
    }

    private WithdrawOutcome withdraw(
            TaskId id,
            Owner owner,
            Instant now,
            String withdrawable,
            String effect,
            TaskStatus wanted) {
        var condition = "#ownerId = :owner AND " + withdrawable;
        var update = new TaskUpdate(id, condition, effect, now).of(owner);
        return switch (table.replace(update, now)) {
            case WriteOutcome.Applied applied -> new WithdrawOutcome.Withdrawn(applied.task());
            case WriteOutcome.Conflict conflict ->
                    conflict.found()
                            .filter(task -> task.owner().equals(owner) && !task.isExpired(now))
                            .map(task -> refused(task, wanted))
                            .orElseGet(WithdrawOutcome.Unknown::new);
        };
    }

    private static WithdrawOutcome refused(Task task, TaskStatus wanted) {
        return task.status() == wanted
                ? new WithdrawOutcome.Withdrawn(task)
                : new WithdrawOutcome.Refused(task);
    }

    @Override
    public int countOpen(Owner owner, int limit) {
        return table.query(
                        QueryRequest.builder()
                                .indexName("openByOwner")
                                .keyConditionExpression("openOwner = :owner")
                                .expressionAttributeValues(
                                        Map.of(":owner", ItemValues.text(owner.value())))
                                .select(Select.COUNT)
                                .limit(limit))
                .count();
    }
}
