package dev.sluice.functions.object;

import dev.sluice.model.FileReference;

/// Reads a task's inputs, each only as it was when it was pinned. Thread-safe.
public interface InputObjects {

    /// What lies at a place a task names, to pin it at submit.
    ObjectState look(String bucket, String key);

    /// At most the first `bytes` of an input.
    Fetched head(FileReference file, int bytes);

    /// All of an input, refused beyond `limit` bytes.
    Fetched whole(FileReference file, long limit);
}
