package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.Charge;
import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Usage;
import dev.sluice.local.simulator.ledger.Metering;
import dev.sluice.local.simulator.wire.Completion;
import java.time.Duration;
import java.time.Instant;
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
    /// @param charge what it asked of its quota
    /// @param admitted to be settled at the end
    record Running(
            Completion completion,
            Duration latency,
            Optional<Ending> instead,
            Charge charge,
            Admitted admitted)
            implements Start {

        /// Settles. The call ends when the settlement counts.
        Ended end(Instant now) {
            var usage = Usage.of(completion.inputTokens(), billedOutputTokens());
            var at = admitted.ticket().settle(usage, now);
            return new Ended(
                    ending(),
                    at,
                    Optional.of(
                            new Metering(
                                    admitted.at(),
                                    charge.atStart(Dimension.TOKENS),
                                    charge.atEnd(Dimension.TOKENS, usage))));
        }

        Ending ending() {
            return instead.orElseGet(() -> new Ending.Completed(completion, latency));
        }

        /// What the service counts as output: nothing where the model failed.
        long billedOutputTokens() {
            return instead.isEmpty() ? completion.outputTokens() : 0;
        }
    }
}
