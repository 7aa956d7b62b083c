package dev.sluice.functions.worker;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;

/// What goes to the dead-letter queue.
public sealed interface DeadLetter {

    /// Why.
    TaskError error();

    /// The message of a task that is FAILED with a pending dead letter of this generation.
    record OfTask(TaskMessage message, TaskError error) implements DeadLetter {}

    /// A body that no task stands behind, as it came.
    record Raw(String body, TaskError error) implements DeadLetter {}
}
