package dev.sluice.local.queue;

import java.util.Set;

/// What becomes of the messages of one batch.
sealed interface BatchOutcome {

    /// All are deleted.
    record Succeeded() implements BatchOutcome {}

    /// The named ones stay hidden until their visibility timeout ends, the others are deleted.
    record SomeFailed(Set<String> messageIds) implements BatchOutcome {}

    /// None is deleted; each comes back when its visibility timeout ends.
    record AllFailed(String reason) implements BatchOutcome {}

    /// The function was not started at all. None is deleted, and the mapping polls more slowly.
    record NotStarted() implements BatchOutcome {}
}
