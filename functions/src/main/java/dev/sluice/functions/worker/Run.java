package dev.sluice.functions.worker;

import dev.sluice.bedrock.Deadline;
import dev.sluice.functions.task.Attempt;
import dev.sluice.functions.task.Task;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;

/// One attempt at one task, from its claim to its verdict.
///
/// @param message what asked for it
/// @param received the delivery that brought it
/// @param task the record as claimed
/// @param attempt token and lease
/// @param deadline by when this invocation must have written
record Run(TaskMessage message, Received received, Task task, Attempt attempt, Deadline deadline) {

    TaskId id() {
        return task.id();
    }
}
