package dev.sluice.functions.queue;

import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;

/// The queues of the lanes. Thread-safe.
public interface TaskQueue {

    /// Sends to the message's lane in the owner's group; durable when it returns.
    void send(TaskMessage message);

    /// Hides a received message for a while: whole seconds, rounded up, clamped to what is left of
    /// 12 hours since it was received.
    void hide(String lane, String receiptHandle, Duration delay, Instant receivedAt, Instant now);

    /// Sends to the lane's dead-letter queue with attributes `code`, `failedAt` and `lane`; durable
    /// when it returns.
    void deadLetter(TaskMessage message, TaskError error, Instant now);

    /// Sends a body that is no message to the lane's dead-letter queue as it is.
    void deadLetterRaw(String lane, String body, TaskError error, Instant now);
}
