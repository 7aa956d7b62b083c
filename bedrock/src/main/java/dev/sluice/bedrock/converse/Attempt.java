package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.fault.Fault;

/// How one call ended.
sealed interface Attempt {

    /// The service answered.
    record Answered(Outcome outcome) implements Attempt {}

    /// It did not.
    record Faulted(Fault fault) implements Attempt {}

    /// There was not enough time to begin.
    record NotStarted() implements Attempt {}
}
