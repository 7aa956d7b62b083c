package dev.sluice.model;

import java.time.Instant;
import java.util.List;

/// Answer to `POST /upload`.
///
/// @param taskId the new task
/// @param expiresAt until when the URLs are good
/// @param files one slot a file, in the request's order
public record UploadAnswer(TaskId taskId, Instant expiresAt, List<UploadSlot> files) {}
