package dev.sluice.model;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Answer to `POST /submit`: the task's message is durable.
///
/// @param taskId the task
/// @param status QUEUED, or what a repeated submit found
/// @param lane the lane it waits in
/// @param result absolute URL of the answer to come
/// @param estimatedCompletionAt when it should be done, where that can be told
public record SubmitAnswer(
        TaskId taskId,
        TaskStatus status,
        String lane,
        String result,
        @Nullable Instant estimatedCompletionAt) {}
