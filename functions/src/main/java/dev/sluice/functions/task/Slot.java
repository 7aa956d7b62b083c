package dev.sluice.functions.task;

import org.jspecify.annotations.Nullable;

/// One promised file of a task.
///
/// @param name as declared; a label only
/// @param contentType as declared
/// @param size in bytes, as declared
/// @param etag what was found there at submit; absent before
public record Slot(String name, String contentType, long size, @Nullable String etag) {

    /// The slot pinned to what lies there now.
    public Slot pinned(String found) {
        return new Slot(name, contentType, size, found);
    }
}
