package dev.sluice.model;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What `GET /result/{id}` tells of a task.
///
/// @param taskId the task
/// @param status never ERASED
/// @param lane absent while uploads are awaited
/// @param model the configured model's key
/// @param createdAt when its record was first written
/// @param updatedAt when its record last changed
/// @param attempts runs that counted: claims less deferrals
/// @param deferrals times it was put back to wait
/// @param metadata as submitted
/// @param result present when COMPLETED
/// @param error present when FAILED
/// @param estimatedCompletionAt when it should be done, where that can be told
public record TaskView(
        TaskId taskId,
        TaskStatus status,
        @Nullable String lane,
        @Nullable String model,
        Instant createdAt,
        Instant updatedAt,
        int attempts,
        int deferrals,
        @Nullable Map<String, String> metadata,
        @Nullable TaskResult result,
        @Nullable TaskError error,
        @Nullable Instant estimatedCompletionAt) {}
