package dev.sluice.functions.task;

import static dev.sluice.functions.task.ItemValues.millis;
import static dev.sluice.functions.task.ItemValues.number;
import static dev.sluice.functions.task.ItemValues.seconds;
import static dev.sluice.functions.task.ItemValues.text;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/// One conditional update, written as the condition table has it: `#name` is the attribute of that
/// name (so no reserved word can hurt), `:value` one of the values given here. Only what the
/// expressions use is sent, as DynamoDB refuses the rest.
final class TaskUpdate {

    private static final Pattern NAME = Pattern.compile("#(\\w+)");
    private static final Pattern VALUE = Pattern.compile(":\\w+");

    private final TaskId id;
    private final String condition;
    private final String effect;
    private final Map<String, AttributeValue> values = new HashMap<>();

    TaskUpdate(TaskId id, String condition, String effect, Instant now) {
        this.id = id;
        this.condition = condition;
        this.effect = effect;
        Arrays.stream(TaskStatus.values())
                .forEach(status ->
                        with(status.name().toLowerCase(Locale.ROOT), text(status.name())));
        Arrays.stream(DeadLetterMark.values())
                .map(TaskItem::wire)
                .forEach(mark -> with(mark, text(mark)));
        with("zero", number(0)).with("one", number(1)).with("none", AttributeValue.fromM(Map.of()));
        with("now", millis(now)).with("nowSeconds", seconds(now));
        with("shard", text(TaskItem.shard(id)));
        with("sweepAt", seconds(now.plus(Due.MESSAGE_LIFE)));
    }

    TaskUpdate with(String name, AttributeValue value) {
        values.put(":" + name, value);
        return this;
    }

    TaskUpdate of(Owner owner) {
        return with("owner", text(owner.value()));
    }

    TaskUpdate of(TaskMessage message) {
        return of(message.owner())
                .with("hash", text(message.bodyHash()))
                .with("generation", number(message.generation()));
    }

    TaskUpdate of(Attempt attempt) {
        return with("token", text(attempt.token())).with("lease", millis(attempt.leaseUntil()));
    }

    TaskUpdate of(TaskError error) {
        return with("code", text(error.code().code()))
                .with("detail", text(error.detail() == null ? "" : error.detail()));
    }

    TaskId id() {
        return id;
    }

    String condition() {
        return condition;
    }

    String effect() {
        return effect;
    }

    Map<String, String> names() {
        return NAME.matcher(condition + effect)
                .results()
                .map(match -> match.group(1))
                .distinct()
                .collect(Collectors.toMap(name -> "#" + name, name -> name));
    }

    Map<String, AttributeValue> values() {
        return VALUE.matcher(condition + " " + effect)
                .results()
                .map(match -> match.group())
                .distinct()
                .collect(Collectors.toMap(name -> name, this::value));
    }

    private AttributeValue value(String name) {
        var value = values.get(name);
        if (value == null) {
            throw new IllegalStateException("no value for " + name);
        }
        return value;
    }
}
