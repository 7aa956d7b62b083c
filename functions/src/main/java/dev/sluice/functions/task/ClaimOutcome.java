package dev.sluice.functions.task;

import java.time.Instant;

/// What a claim came to.
public sealed interface ClaimOutcome {

    /// PROCESSING under the claim's token; every earlier run ended in a deferral, so none can have
    /// left an answer.
    record Claimed(Task task) implements ClaimOutcome {}

    /// PROCESSING under the claim's token, after a run that was lost (its lease lapsed, or it ended
    /// in a dead letter): it may have left an answer in S3.
    record TakenOver(Task task) implements ClaimOutcome {}

    /// Another run holds it until then.
    record Held(Instant leaseUntil) implements ClaimOutcome {}

    /// Terminal, or this message is of an older generation whose successor is under way:
    /// acknowledge.
    record Settled(Task task) implements ClaimOutcome {}

    /// The message's owner or hash is not the record's: acknowledge, somebody made it up.
    record Foreign() implements ClaimOutcome {}

    /// FAILED with its dead letter not known to be sent: send it again.
    record DeadLetterPending(Task task) implements ClaimOutcome {}

    /// No record, or only an expired one.
    record Missing() implements ClaimOutcome {}
}
