package dev.sluice.model;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One message of a lane's queue, version 1. Unknown fields are ignored; it only grows.
///
/// @param version 1
/// @param taskId the task
/// @param owner whose it is; claims of a task of another owner are refused
/// @param lane the lane it was sent to
/// @param model the configured model's key
/// @param generation 0, and one more at each dead-lettering
/// @param bodyHash of the request that made it, see [BodyHash]
/// @param submittedAt when it was accepted
/// @param deadline after which the answer is worth nothing
/// @param spec the work, up to 256 KiB of whole message
/// @param specKey where the work lies in the bucket when it is longer
public record TaskMessage(
        int version,
        TaskId taskId,
        Owner owner,
        String lane,
        String model,
        int generation,
        String bodyHash,
        Instant submittedAt,
        @Nullable Instant deadline,
        @Nullable TaskSpec spec,
        @Nullable String specKey) {

    /// The version this code writes.
    public static final int VERSION = 1;

    /// The same message of a later generation.
    public TaskMessage withGeneration(int next) {
        return new TaskMessage(
                version,
                taskId,
                owner,
                lane,
                model,
                next,
                bodyHash,
                submittedAt,
                deadline,
                spec,
                specKey);
    }
}
