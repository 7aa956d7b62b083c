package dev.sluice.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Body of `POST /upload`: either `files` for a new task, or `taskId` for fresh URLs of slots not
/// filled yet.
///
/// @param model the model the task is for; the configured default when absent
/// @param files what will be uploaded, in the order the model will see it
/// @param taskId the task whose URLs ran out
public record UploadRequest(
        @Nullable String model, @Nullable List<FileDeclaration> files, @Nullable TaskId taskId) {}
