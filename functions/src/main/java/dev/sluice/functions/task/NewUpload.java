package dev.sluice.functions.task;

import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.List;

/// A task whose files are still to come.
///
/// @param id random
/// @param owner whose it will be
/// @param model the configured model's key the declared files were checked for
/// @param slots promised files
/// @param createdAt now; the sweep closes it a day later
public record NewUpload(
        TaskId id, Owner owner, String model, List<Slot> slots, Instant createdAt) {}
