package dev.sluice.functions.task;

import dev.sluice.model.TaskMessage;
import java.time.Instant;

/// A run's wish to hold a task.
///
/// @param message the delivery that asks
/// @param attempt the run's own token and lease
/// @param now the clock of this run
public record Claim(TaskMessage message, Attempt attempt, Instant now) {}
