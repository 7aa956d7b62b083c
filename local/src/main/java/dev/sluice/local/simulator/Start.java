package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admission.Ticket;
import dev.sluice.local.simulator.wire.Completion;
import java.time.Duration;
import java.util.Optional;

/// What becomes of a call once its request has been read and judged. Holds none of its media, so
/// that calls in flight cost little memory.
sealed interface Start {

    /// It is over already, by its own doing.
    record Over(Ending ending) implements Start {}

    /// It is over already: an injected fault struck at once.
    record Struck(Ending ending) implements Start {}

    /// The model works on it.
    ///
    /// @param completion what it will say
    /// @param latency how long it takes
    /// @param instead what comes in place of the answer, after that time
    /// @param ticket to be settled at the end
    record Running(Completion completion, Duration latency, Optional<Ending> instead, Ticket ticket)
            implements Start {

        Ending ending() {
            return instead.orElseGet(() -> new Ending.Completed(completion, latency));
        }

        /// What the service counts as output: nothing where the model failed.
        long billedOutputTokens() {
            return instead.isEmpty() ? completion.outputTokens() : 0;
        }
    }
}
