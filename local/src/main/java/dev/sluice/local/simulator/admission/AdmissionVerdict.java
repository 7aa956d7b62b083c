package dev.sluice.local.simulator.admission;

import java.time.Instant;

/// Whether a call may start.
public sealed interface AdmissionVerdict {

    /// It may; `ticket` must be settled once.
    ///
    /// @param at when it counted: the time asked for, or the latest the route has seen
    record Admitted(Instant at, Ticket ticket) implements AdmissionVerdict {}

    /// Its route is out of this quota, so that nothing was deducted: a `ThrottlingException`.
    record Throttled(Dimension dimension) implements AdmissionVerdict {}
}
