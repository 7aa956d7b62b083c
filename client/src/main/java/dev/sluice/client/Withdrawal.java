package dev.sluice.client;

import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;

/// What a DELETE did to a task.
///
/// @param taskId the task
/// @param status CANCELLED: it will not run; ERASED: its content is gone
public record Withdrawal(TaskId taskId, TaskStatus status) {}
