package dev.sluice.functions.task;

import dev.sluice.model.TaskId;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/// The table `tasks`. Every write is one conditional request, whose failure brings along what
/// stands there, so nothing is read before it is written.
public final class TasksTable {

    private final DynamoDbClient client;
    private final String name;
    private final Duration retention;

    /// @param client of the table's region
    /// @param name of the table
    /// @param retention of a record after its last change
    public TasksTable(DynamoDbClient client, String name, Duration retention) {
        this.client = client;
        this.name = name;
        this.retention = retention;
    }

    Duration retention() {
        return retention;
    }

    Optional<Task> find(TaskId id) {
        var item =
                client.getItem(request -> request.tableName(name).key(key(id)).consistentRead(true))
                        .item();
        return found(item);
    }

    /// Writes a whole new item.
    WriteOutcome put(Map<String, AttributeValue> item, Instant now) {
        try {
            client.putItem(request ->
                    request.tableName(name)
                            .item(item)
                            .conditionExpression("attribute_not_exists(taskId) OR expiresAt < :now")
                            .expressionAttributeValues(Map.of(":now", ItemValues.seconds(now)))
                            .returnValuesOnConditionCheckFailure(
                                    ReturnValuesOnConditionCheckFailure.ALL_OLD));
            return new WriteOutcome.Applied(TaskItem.read(item));
        } catch (ConditionalCheckFailedException conflict) {
            return new WriteOutcome.Conflict(found(conflict.item()));
        }
    }

    /// Applies an update; the outcome has the record as it stands after it.
    WriteOutcome update(TaskUpdate update, Instant now) {
        return update(update, now, ReturnValue.ALL_NEW);
    }

    /// Applies an update; the outcome has the record as it stood before it.
    WriteOutcome replace(TaskUpdate update, Instant now) {
        return update(update, now, ReturnValue.ALL_OLD);
    }

    private WriteOutcome update(TaskUpdate update, Instant now, ReturnValue returned) {
        update.with("expires", ItemValues.seconds(now.plus(retention)));
        try {
            var response =
                    client.updateItem(request ->
                            request.tableName(name)
                                    .key(key(update.id()))
                                    .conditionExpression(update.condition())
                                    .updateExpression(update.effect())
                                    .expressionAttributeNames(update.names())
                                    .expressionAttributeValues(update.values())
                                    .returnValues(returned)
                                    .returnValuesOnConditionCheckFailure(
                                            ReturnValuesOnConditionCheckFailure.ALL_OLD));
            return new WriteOutcome.Applied(TaskItem.read(response.attributes()));
        } catch (ConditionalCheckFailedException conflict) {
            return new WriteOutcome.Conflict(found(conflict.item()));
        }
    }

    QueryResponse query(QueryRequest.Builder request) {
        return client.query(request.tableName(name).build());
    }

    private static Map<String, AttributeValue> key(TaskId id) {
        return Map.of("taskId", ItemValues.text(id.value()));
    }

    private static Optional<Task> found(Map<String, AttributeValue> item) {
        return item == null || item.isEmpty() ? Optional.empty() : Optional.of(TaskItem.read(item));
    }
}
