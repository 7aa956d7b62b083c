package dev.sluice.functions.api;

import dev.sluice.model.TaskView;
import java.time.Duration;
import java.util.Optional;

/// What asking for a task came to.
public sealed interface ReadOutcome {

    /// It is the caller's.
    ///
    /// @param retryAfter when to ask again; nothing once it is terminal
    record Found(TaskView view, Optional<Duration> retryAfter) implements ReadOutcome {}

    /// There is none, it is another owner's, or it is over.
    record Unknown() implements ReadOutcome {}
}
