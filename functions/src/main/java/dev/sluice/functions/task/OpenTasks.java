package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import java.time.Instant;
import java.util.List;

/// The sparse index of open tasks, for the sweep. Thread-safe.
public interface OpenTasks {

    /// Shards of the index, `00` to `15`.
    int SHARDS = 16;

    /// Records of a shard whose time has come, oldest first, at most `limit`.
    List<Due> due(int shard, Instant now, int limit);

    /// Still as seen, and not held → FAILED.
    void close(Due due, TaskError error, Instant now);
}
