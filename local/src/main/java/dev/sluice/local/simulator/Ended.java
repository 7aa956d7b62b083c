package dev.sluice.local.simulator;

import dev.sluice.local.simulator.ledger.Metering;
import java.time.Instant;
import java.util.Optional;

/// How and when a call has ended.
///
/// @param metering what it took of its quota, if it was admitted
record Ended(Ending ending, Instant at, Optional<Metering> metering) {

    /// A call that took no quota.
    static Ended unmetered(Ending ending, Instant at) {
        return new Ended(ending, at, Optional.empty());
    }
}
