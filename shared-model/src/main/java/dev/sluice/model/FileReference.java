package dev.sluice.model;

import org.jspecify.annotations.Nullable;

/// One pinned object of a task.
///
/// @param bucket where it lies
/// @param key under which
/// @param etag what it was when the task was accepted; a later change fails the task
/// @param size in bytes
/// @param name as its owner called it; a label only
public record FileReference(
        String bucket,
        String key,
        @Nullable String etag,
        @Nullable Long size,
        @Nullable String name) {}
