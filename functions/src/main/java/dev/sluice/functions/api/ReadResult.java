package dev.sluice.functions.api;

import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Task;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.TaskView;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;

/// Tells an owner how a task stands. An answer too long for the record is handed out as a URL.
public final class ReadResult {

    private final OwnedTasks tasks;
    private final TaskObjects objects;
    private final Duration urlTtl;
    private final InstantSource clock;

    /// Thread-safe when its collaborators are.
    ///
    /// @param urlTtl how long the URL of a long answer is good
    public ReadResult(OwnedTasks tasks, TaskObjects objects, Duration urlTtl, InstantSource clock) {
        this.tasks = tasks;
        this.objects = objects;
        this.urlTtl = urlTtl;
        this.clock = clock;
    }

    ReadOutcome read(Owner owner, TaskId id) {
        var now = clock.instant();
        return tasks.find(id)
                .filter(task -> task.owner().equals(owner) && !task.isExpired(now))
                .filter(task -> task.status() != TaskStatus.ERASED)
                .<ReadOutcome>map(
                        task -> new ReadOutcome.Found(view(task), PollInterval.of(task, now)))
                .orElseGet(ReadOutcome.Unknown::new);
    }

    private TaskView view(Task task) {
        return new TaskView(
                task.id(),
                task.status(),
                task.lane().isEmpty() ? null : task.lane(),
                task.model(),
                task.createdAt(),
                task.updatedAt(),
                task.tally().claims() - task.tally().deferrals(),
                task.tally().deferrals(),
                task.metadata().isEmpty() ? null : task.metadata(),
                result(task),
                task.status() == TaskStatus.FAILED ? task.error() : null,
                null);
    }

    private @Nullable TaskResult result(Task task) {
        var result = task.status() == TaskStatus.COMPLETED ? task.result() : null;
        var key = task.resultKey();
        return result == null || key == null || result.text() != null
                ? result
                : result.at(objects.presignGet(key, urlTtl).toString());
    }
}
