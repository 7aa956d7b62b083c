package dev.sluice.local.simulator;

import dev.sluice.local.simulator.wire.Completion;
import dev.sluice.local.simulator.wire.ServiceError;
import java.time.Duration;

/// How a call ends.
sealed interface Ending {

    /// The model has answered, `latency` after it began.
    record Completed(Completion completion, Duration latency) implements Ending {}

    /// The input of a CountTokens call was counted.
    record Counted(long inputTokens) implements Ending {}

    /// The service or the model says no.
    record Refused(ServiceError error) implements Ending {}

    /// The connection breaks instead.
    record Broken(Break how) implements Ending {}

    /// Nothing ever comes.
    record Mute() implements Ending {}

    /// How a connection breaks; the lower-case name is the outcome in the ledger.
    enum Break {
        CONNECTION_REFUSED,
        CONNECTION_RESET
    }
}
