package dev.sluice.functions.task;

import dev.sluice.model.TaskId;
import java.time.Instant;

/// An open task whose time has come.
///
/// @param id the task
/// @param sweepAt as seen; a change since means it is no longer due
public record Due(TaskId id, Instant sweepAt) {}
