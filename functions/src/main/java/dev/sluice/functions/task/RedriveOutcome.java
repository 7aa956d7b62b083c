package dev.sluice.functions.task;

/// What to do with a dead letter whose redrive was tried.
public sealed interface RedriveOutcome {

    /// The record is QUEUED again, or was so before: send the message to its lane, then delete the
    /// dead letter.
    record Send(Task task) implements RedriveOutcome {}

    /// No worker ever met the message, so it has no record yet: send it to its lane, then delete
    /// the dead letter.
    record SendUnregistered() implements RedriveOutcome {}

    /// The task is settled otherwise: delete the dead letter.
    record Drop() implements RedriveOutcome {}
}
