package dev.sluice.functions.task;

import static dev.sluice.functions.task.TaskConditions.OPEN_KEYS;
import static dev.sluice.functions.task.TaskConditions.TOUCH;
import static dev.sluice.functions.task.TaskConditions.WITHDRAWABLE;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/// [OpenTasks] on the table and its sparse index `open` (`sweepShard`, `sweepAt`, keys only).
public final class DynamoOpenTasks implements OpenTasks {

    private static final String UNCHANGED = "#sweepAt = :seen AND " + WITHDRAWABLE;

    private static final String CLOSE =
            "SET #taskStatus = :failed, #errorCode = :code, #errorDetail = :detail, "
                    + TOUCH
                    + " REMOVE #appointmentAt, #appointmentRoute, "
                    + OPEN_KEYS;

    private final TasksTable table;

    /// @param table where records stand
    public DynamoOpenTasks(TasksTable table) {
        this.table = table;
    }

    @Override
    public List<Due> due(int shard, Instant now, int limit) {
        var request =
                QueryRequest.builder()
                        .indexName("open")
                        .keyConditionExpression("sweepShard = :shard AND sweepAt <= :now")
                        .expressionAttributeValues(
                                Map.of(
                                        ":shard",
                                        ItemValues.text(TaskItem.shard(shard)),
                                        ":now",
                                        ItemValues.seconds(now)))
                        .limit(limit);
        return table.query(request).items().stream()
                .map(Item::new)
                .map(item ->
                        new Due(
                                new TaskId(item.requiredText("taskId")),
                                item.requiredSeconds("sweepAt")))
                .toList();
    }

    @Override
    public void close(Due due, TaskError error, Instant now) {
        var update =
                new TaskUpdate(due.id(), UNCHANGED, CLOSE, now)
                        .of(error)
                        .with("seen", ItemValues.seconds(due.sweepAt()));
        table.update(update, now);
    }
}
