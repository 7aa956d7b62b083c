package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A task's record in the table `tasks`, as read. Nothing is decided by its age alone: see
/// [TaskState].
///
/// @param id its key
/// @param owner whose it is
/// @param status where it stands
/// @param generation 0, and one more at each dead-lettering
/// @param bodyHash of the request that made it; empty while uploads are awaited
/// @param lane empty while uploads are awaited
/// @param model the configured model's key
/// @param createdAt of the first write
/// @param updatedAt of the last write
/// @param expiresAt from when on it counts as gone, whole seconds
/// @param slots promised files, in order
/// @param tally how often it was tried
/// @param metadata as submitted
/// @param deadline after which the answer is worth nothing
/// @param attempt the last attempt's token and lease; never removed once there
/// @param appointment when and where its deferred call may start
/// @param result the answer, without its text when that was spilled
/// @param resultKey where a spilled answer lies
/// @param error why it FAILED
/// @param deadLetter what became of its dead letter
/// @param sweepAt when the sweep looks at it; only while open
public record Task(
        TaskId id,
        Owner owner,
        TaskStatus status,
        int generation,
        String bodyHash,
        String lane,
        String model,
        Instant createdAt,
        Instant updatedAt,
        Instant expiresAt,
        List<Slot> slots,
        Tally tally,
        Map<String, String> metadata,
        @Nullable Instant deadline,
        @Nullable Attempt attempt,
        @Nullable Appointment appointment,
        @Nullable TaskResult result,
        @Nullable String resultKey,
        @Nullable TaskError error,
        @Nullable DeadLetterMark deadLetter,
        @Nullable Instant sweepAt) {

    /// Whether the record counts as gone although TTL has not removed it yet.
    public boolean isExpired(Instant now) {
        return expiresAt.isBefore(now);
    }

    /// A running attempt's lease has run out: somebody else may take the task.
    public boolean isLapsed(Instant now) {
        return status == TaskStatus.PROCESSING
                && attempt != null
                && attempt.leaseUntil().isBefore(now);
    }
}
