package dev.sluice.functions.task;

/// What a cancel or an erase came to.
public sealed interface WithdrawOutcome {

    /// Done, now or earlier.
    record Withdrawn(Task before) implements WithdrawOutcome {}

    /// It stands otherwise by now.
    record Refused(Task found) implements WithdrawOutcome {}

    /// None of this owner.
    record Unknown() implements WithdrawOutcome {}
}
