package dev.sluice.functions.task;

import java.util.Optional;

/// What a conditional write came to.
sealed interface WriteOutcome {

    /// The condition held.
    record Applied(Task task) implements WriteOutcome {}

    /// It did not; this is what stands there, if anything does.
    record Conflict(Optional<Task> found) implements WriteOutcome {}
}
