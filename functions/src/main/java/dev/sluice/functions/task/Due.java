package dev.sluice.functions.task;

import dev.sluice.model.TaskId;
import java.time.Duration;
import java.time.Instant;

/// An open task whose time has come.
///
/// @param id the task
/// @param sweepAt as seen; a change since means it is no longer due
public record Due(TaskId id, Instant sweepAt) {

    /// How long uploads may take.
    public static final Duration UPLOAD_LIFE = Duration.ofHours(24);

    /// How long a submitted task's message may live: the queue's retention and an hour.
    public static final Duration MESSAGE_LIFE = Duration.ofDays(14).plusHours(1);
}
