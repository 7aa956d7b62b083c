package dev.sluice.functions.api;

import dev.sluice.functions.task.Task;

/// What a submit came to.
public sealed interface SubmitResult {

    /// The task's message is durable, from now or from before.
    record Accepted(Task task) implements SubmitResult {}

    /// The task was not taken.
    record Refused(Refusal refusal) implements SubmitResult {}
}
