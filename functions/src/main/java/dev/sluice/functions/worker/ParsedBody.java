package dev.sluice.functions.worker;

import dev.sluice.model.TaskMessage;

/// What a message's body is.
sealed interface ParsedBody {

    /// A message for this worker.
    record Readable(TaskMessage message) implements ParsedBody {}

    /// Something else; the detail is for the operator and quotes nothing.
    record Unreadable(String detail) implements ParsedBody {}
}
