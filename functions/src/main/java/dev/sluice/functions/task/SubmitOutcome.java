package dev.sluice.functions.task;

/// What a submit's conditional write came to.
public sealed interface SubmitOutcome {

    /// The record says QUEUED: send the message.
    record Accepted(Task task) implements SubmitOutcome {}

    /// The same submit came before. QUEUED and never claimed: its message may be missing, send
    /// again; otherwise only answer as before.
    record Repeated(Task task) implements SubmitOutcome {}

    /// Another request holds this id or key.
    record Conflict(Task task) implements SubmitOutcome {}

    /// No such upload of this owner, or its time is over.
    record Unknown() implements SubmitOutcome {}
}
