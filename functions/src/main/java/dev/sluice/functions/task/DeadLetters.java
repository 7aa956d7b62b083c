package dev.sluice.functions.task;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import java.time.Instant;

/// Writes around a dead letter, in the order record, message, mark, so that a crash between them is
/// finished by the message's redelivery. Thread-safe.
public interface DeadLetters {

    /// PROCESSING → FAILED with a pending dead letter, generation one more.
    AttemptOutcome bury(TaskId id, Attempt attempt, TaskError error, Instant now);

    /// The dead letter of this generation is in its queue.
    void markSent(TaskId id, int generation, Instant now);

    /// FAILED with a dead letter → QUEUED, deliveries 0, same generation.
    RedriveOutcome redrive(TaskMessage message, Instant now);

    /// Open, of this message, not held → FAILED, moved: SQS itself took the message to the
    /// dead-letter queue.
    void markMoved(TaskMessage message, TaskError error, Instant now);
}
