package dev.sluice.functions.task;

import static dev.sluice.functions.task.ItemValues.map;
import static dev.sluice.functions.task.ItemValues.millis;
import static dev.sluice.functions.task.ItemValues.number;
import static dev.sluice.functions.task.ItemValues.seconds;
import static dev.sluice.functions.task.ItemValues.text;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/// A record as an item: names, units and nesting as the table has them.
final class TaskItem {

    /// The layout this code writes.
    private static final int SCHEMA = 1;

    private TaskItem() {}

    /// AWAITING_UPLOAD, never tried.
    static Map<String, AttributeValue> of(NewUpload upload, Duration retention) {
        var item =
                fresh(upload.id(), upload.owner(), upload.createdAt(), retention, Due.UPLOAD_LIFE);
        item.put("taskStatus", text(TaskStatus.AWAITING_UPLOAD.name()));
        item.put("bodyHash", text(""));
        item.put("lane", text(""));
        item.put("model", text(upload.model()));
        item.put("slots", slots(upload.slots()));
        return item;
    }

    /// QUEUED, never tried.
    static Map<String, AttributeValue> of(NewTask task, Duration retention) {
        var item = fresh(task.id(), task.owner(), task.acceptedAt(), retention, Due.MESSAGE_LIFE);
        item.put("taskStatus", text(TaskStatus.QUEUED.name()));
        item.put("bodyHash", text(task.bodyHash()));
        item.put("lane", text(task.lane()));
        item.put("model", text(task.model()));
        item.put("slots", slots(task.slots()));
        item.put("metadata", map(task.metadata(), ItemValues::text));
        if (task.deadline() != null) {
            item.put("deadline", millis(task.deadline()));
        }
        return item;
    }

    private static Map<String, AttributeValue> fresh(
            TaskId id, Owner owner, Instant now, Duration retention, Duration life) {
        var item = new HashMap<String, AttributeValue>();
        item.put("taskId", text(id.value()));
        item.put("ownerId", text(owner.value()));
        item.put("schema", number(SCHEMA));
        item.put("generation", number(0));
        item.put("deliveries", number(0));
        item.put("claims", number(0));
        item.put("deferrals", number(0));
        item.put("retries", AttributeValue.fromM(Map.of()));
        item.put("createdAt", millis(now));
        item.put("updatedAt", millis(now));
        item.put("expiresAt", seconds(now.plus(retention)));
        item.put("openOwner", text(owner.value()));
        item.put("sweepShard", text(shard(id)));
        item.put("sweepAt", seconds(now.plus(life)));
        return item;
    }

    /// The shard of the sparse index that holds this task.
    static String shard(TaskId id) {
        return shard(Math.floorMod(id.value().hashCode(), OpenTasks.SHARDS));
    }

    static String shard(int number) {
        return String.format(Locale.ROOT, "%02d", number);
    }

    static AttributeValue slots(List<Slot> slots) {
        return AttributeValue.fromL(slots.stream().map(TaskItem::slot).toList());
    }

    private static AttributeValue slot(Slot slot) {
        var attributes = new HashMap<String, AttributeValue>();
        attributes.put("name", text(slot.name()));
        attributes.put("type", text(slot.contentType()));
        attributes.put("size", number(slot.size()));
        if (slot.etag() != null) {
            attributes.put("etag", text(slot.etag()));
        }
        return AttributeValue.fromM(attributes);
    }

    static AttributeValue result(TaskResult result) {
        return text(Json.write(result));
    }

    /// Reads an item that [#of] or an update wrote.
    static Task read(Map<String, AttributeValue> attributes) {
        var item = new Item(attributes);
        return new Task(
                new TaskId(item.requiredText("taskId")),
                new Owner(item.requiredText("ownerId")),
                TaskStatus.valueOf(item.requiredText("taskStatus")),
                item.count("generation"),
                item.text("bodyHash").orElse(""),
                item.text("lane").orElse(""),
                item.text("model").orElse(""),
                item.requiredMillis("createdAt"),
                item.requiredMillis("updatedAt"),
                item.requiredSeconds("expiresAt"),
                item.items("slots").stream().map(TaskItem::slot).toList(),
                tally(item),
                item.map("metadata", AttributeValue::s),
                item.millis("deadline").orElse(null),
                attempt(item),
                appointment(item),
                result(item),
                item.text("resultKey").orElse(null),
                error(item),
                item.text("deadLetter").map(TaskItem::mark).orElse(null),
                item.seconds("sweepAt").orElse(null));
    }

    private static Slot slot(Item item) {
        return new Slot(
                item.text("name").orElse(""),
                item.text("type").orElse(""),
                item.number("size").orElse(0L),
                item.text("etag").orElse(null));
    }

    private static Tally tally(Item item) {
        return new Tally(
                item.count("deliveries"),
                item.count("claims"),
                item.count("deferrals"),
                item.map("retries", value -> Integer.valueOf(value.n())));
    }

    private static @Nullable Attempt attempt(Item item) {
        return item.text("attemptToken")
                .map(token -> new Attempt(token, item.requiredMillis("leaseUntil")))
                .orElse(null);
    }

    private static @Nullable Appointment appointment(Item item) {
        return item.millis("appointmentAt")
                .map(at -> new Appointment(at, item.text("appointmentRoute").orElse(null)))
                .orElse(null);
    }

    private static @Nullable TaskResult result(Item item) {
        return item.text("result").map(TaskItem::result).orElse(null);
    }

    private static TaskResult result(String json) {
        try {
            return Json.mapper().readValue(json, TaskResult.class);
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException("a record's result does not parse", broken);
        }
    }

    private static @Nullable TaskError error(Item item) {
        return item.text("errorCode")
                .map(code ->
                        TaskError.of(
                                ErrorCode.of(code),
                                item.text("errorDetail")
                                        .filter(detail -> !detail.isEmpty())
                                        .orElse(null)))
                .orElse(null);
    }

    static String wire(DeadLetterMark mark) {
        return mark.name().toLowerCase(Locale.ROOT);
    }

    private static DeadLetterMark mark(String wire) {
        return DeadLetterMark.valueOf(wire.toUpperCase(Locale.ROOT));
    }
}
