package dev.sluice.local.simulator.admission;

import java.time.Instant;

/// One admitted call.
@FunctionalInterface
public interface Ticket {

    /// The call has ended and used this much; to be called once. What was deducted beyond the final
    /// charge goes back, and what was deducted too little is taken now.
    ///
    /// A call that failed in the model settles with what the service counts for it.
    ///
    /// @return when it counted: `now`, or the latest time the route has seen
    Instant settle(Usage usage, Instant now);
}
