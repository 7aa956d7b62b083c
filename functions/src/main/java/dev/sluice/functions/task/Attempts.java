package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Writes of a run. Thread-safe; each is conditional on the run's token, after the claim.
public interface Attempts {

    /// QUEUED, lapsed PROCESSING or redriven FAILED → PROCESSING under the claim's token,
    /// deliveries and claims one more.
    ClaimOutcome claim(Claim claim);

    /// PROCESSING → QUEUED, deferrals one more.
    AttemptOutcome defer(TaskId id, Attempt attempt, Deferral deferral, Instant now);

    /// PROCESSING → COMPLETED. `resultKey` says where the text lies when `result` has none.
    AttemptOutcome complete(
            TaskId id, Attempt attempt, TaskResult result, @Nullable String resultKey, Instant now);

    /// PROCESSING → FAILED, no dead letter.
    AttemptOutcome fail(TaskId id, Attempt attempt, TaskError error, Instant now);
}
