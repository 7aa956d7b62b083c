package dev.sluice.client;

import dev.sluice.model.TaskView;

/// Told how a call gets on. Called from several threads at once; must return quickly and not throw.
public interface ProgressListener {

    /// Looks away.
    ProgressListener NONE = new ProgressListener() {};

    /// More of a file has left this machine. A file that is sent again starts again at zero.
    ///
    /// @param file its place and name
    /// @param sentBytes so far
    default void uploading(FileInTask file, long sentBytes) {}

    /// A file lies in its slot.
    default void uploaded(FileInTask file) {}

    /// A look at a task that is not finished.
    default void waiting(TaskView view) {}

    /// A file of a task.
    ///
    /// @param index its place among the files to upload
    /// @param count how many there are
    /// @param name as declared
    /// @param sizeBytes its whole size
    record FileInTask(int index, int count, String name, long sizeBytes) {}
}
