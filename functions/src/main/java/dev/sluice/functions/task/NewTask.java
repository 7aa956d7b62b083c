package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An accepted submit, about to be written.
///
/// @param id of the upload, derived from an idempotency key, or random
/// @param owner who submits
/// @param bodyHash what makes a repeat the same
/// @param lane chosen
/// @param model the configured model's key
/// @param slots pinned uploads; empty for tasks without
/// @param metadata handed back with the result
/// @param deadline after which the answer is worth nothing
/// @param acceptedAt now
public record NewTask(
        TaskId id,
        Owner owner,
        String bodyHash,
        String lane,
        String model,
        List<Slot> slots,
        Map<String, String> metadata,
        @Nullable Instant deadline,
        Instant acceptedAt) {}
