package dev.sluice.functions.task;

/// What a write under an attempt's token came to. A write repeated by the SDK that finds its own
/// token and effect counts as written.
public sealed interface AttemptOutcome {

    /// The record holds it.
    record Written(Task task) implements AttemptOutcome {}

    /// The attempt no longer holds the task; this is what stands there instead.
    record Lost(Task found) implements AttemptOutcome {}
}
