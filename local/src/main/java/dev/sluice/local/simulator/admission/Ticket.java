package dev.sluice.local.simulator.admission;

import java.time.Instant;

/// One admitted call.
@FunctionalInterface
public interface Ticket {

    /// The call has ended and used this much; what was deducted beyond the final charge goes back.
    ///
    /// A call that failed in the model settles with what the service counts for it.
    void settle(long inputTokens, long outputTokens, Instant now);
}
