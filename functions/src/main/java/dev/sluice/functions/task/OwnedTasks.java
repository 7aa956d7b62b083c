package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.Optional;

/// What an owner may do with a task. Thread-safe. Another owner's task is as absent as one that
/// never was.
public interface OwnedTasks {

    /// The record, strongly consistent; whoever asks checks owner and expiry.
    Optional<Task> find(TaskId id);

    /// AWAITING_UPLOAD, QUEUED or lapsed PROCESSING → CANCELLED.
    WithdrawOutcome cancel(TaskId id, Owner owner, Instant now);

    /// COMPLETED or FAILED → ERASED, content removed.
    WithdrawOutcome erase(TaskId id, Owner owner, Instant now);

    /// How many tasks of this owner are open, counted no further than `limit`; eventually
    /// consistent.
    int countOpen(Owner owner, int limit);
}
