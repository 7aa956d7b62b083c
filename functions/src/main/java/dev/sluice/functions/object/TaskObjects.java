package dev.sluice.functions.object;

import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskSpec;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/// What the pipeline itself keeps in S3 for a task. Thread-safe; every write may be repeated.
public interface TaskObjects {

    /// Keeps a spec that is too long for a message; answers its key, which its hash makes the same
    /// for a repeat.
    String putSpec(TaskId id, String bodyHash, TaskSpec spec);

    /// The spec under a key of this task; empty when it expired.
    Optional<TaskSpec> spec(TaskId id, String key);

    /// Keeps an answer under the attempt's token; answers its key.
    String putResult(TaskId id, String attemptToken, TaskResult result);

    /// The oldest answer any attempt of this task left.
    Optional<Left> leftResult(TaskId id);

    /// A URL of a kept answer.
    URI presignGet(String key, Duration ttl);

    /// Removes everything of a task.
    void erase(TaskId id);

    /// An answer found in S3.
    record Left(String key, TaskResult result) {}
}
