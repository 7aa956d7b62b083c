package dev.sluice.functions.task;

import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Records in memory, changed by one conditional write at a time, as the table does it.
public final class TaskMemory {

    private final Map<TaskId, Task> records = new ConcurrentHashMap<>();

    /// The record.
    public Optional<Task> find(TaskId id) {
        return Optional.ofNullable(records.get(id));
    }

    /// All records, for assertions.
    public Stream<Task> all() {
        return records.values().stream();
    }

    /// Forgets a record, as TTL does.
    public void expire(TaskId id) {
        records.remove(id);
    }

    WriteOutcome put(Task fresh, Instant now) {
        var outcome = new AtomicReference<WriteOutcome>();
        records.compute(
                fresh.id(),
                (_, found) -> {
                    if (found == null || found.isExpired(now)) {
                        outcome.set(new WriteOutcome.Applied(fresh));
                        return fresh;
                    }
                    outcome.set(new WriteOutcome.Conflict(Optional.of(found)));
                    return found;
                });
        return outcome.get();
    }

    WriteOutcome update(TaskId id, Predicate<Task> condition, UnaryOperator<Task> effect) {
        return write(id, condition, effect, Returned.NEW);
    }

    WriteOutcome replace(TaskId id, Predicate<Task> condition, UnaryOperator<Task> effect) {
        return write(id, condition, effect, Returned.OLD);
    }

    private WriteOutcome write(
            TaskId id, Predicate<Task> condition, UnaryOperator<Task> effect, Returned returned) {
        var outcome =
                new AtomicReference<WriteOutcome>(new WriteOutcome.Conflict(Optional.empty()));
        records.computeIfPresent(
                id,
                (_, found) -> {
                    if (!condition.test(found)) {
                        outcome.set(new WriteOutcome.Conflict(Optional.of(found)));
                        return found;
                    }
                    var changed = effect.apply(found);
                    outcome.set(
                            new WriteOutcome.Applied(
                                    switch (returned) {
                                        case OLD -> found;
                                        case NEW -> changed;
                                    }));
                    return changed;
                });
        return outcome.get();
    }

    private enum Returned {
        OLD,
        NEW
    }
}
