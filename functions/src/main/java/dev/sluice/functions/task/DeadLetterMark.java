package dev.sluice.functions.task;

/// What became of a FAILED task's message.
public enum DeadLetterMark {
    /// The record says FAILED; the message may not be in the dead-letter queue yet.
    PENDING,
    /// Our message is in the dead-letter queue.
    SENT,
    /// SQS moved the message itself; the sweep found it there.
    MOVED
}
