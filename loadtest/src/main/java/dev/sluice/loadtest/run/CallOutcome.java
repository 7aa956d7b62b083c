package dev.sluice.loadtest.run;

/// What came of one model call.
public sealed interface CallOutcome {

    /// An answer, with what the service counted.
    record Answered(long inputTokens, long outputTokens) implements CallOutcome {}

    /// Over the quota.
    record Throttled() implements CallOutcome {}

    /// Failed for now: the same call may succeed later. The kind is a
    /// [dev.sluice.bedrock.fault.Fault]'s name.
    record Disturbed(String kind) implements CallOutcome {}

    /// Refused for good, or never worth a retry.
    record Refused(String kind) implements CallOutcome {}
}
