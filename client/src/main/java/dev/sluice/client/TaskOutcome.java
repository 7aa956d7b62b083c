package dev.sluice.client;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskView;

/// What became of a task by the time one stopped waiting for it.
public sealed interface TaskOutcome {

    /// The task.
    TaskId taskId();

    /// It has an answer, with its text even where the service keeps that apart.
    ///
    /// @param result of the model
    record Completed(TaskId taskId, TaskResult result) implements TaskOutcome {}

    /// It ended without an answer.
    ///
    /// @param error says why, and whether the same may succeed later
    record Failed(TaskId taskId, TaskError error) implements TaskOutcome {}

    /// Its owner withdrew it.
    record Cancelled(TaskId taskId) implements TaskOutcome {}

    /// The waiting ended first; nothing is lost, wait again.
    ///
    /// @param view where it stood at the last look
    record StillRunning(TaskView view) implements TaskOutcome {

        @Override
        public TaskId taskId() {
            return view.taskId();
        }
    }

    /// Nobody could tell: no such task for this caller, or the service could not be reached.
    ///
    /// @param why the look-up failed
    record Unknown(TaskId taskId, SluiceException why) implements TaskOutcome {}
}
