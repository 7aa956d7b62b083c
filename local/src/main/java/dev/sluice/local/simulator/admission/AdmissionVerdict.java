package dev.sluice.local.simulator.admission;

/// Whether a call may start.
public sealed interface AdmissionVerdict {

    /// It may; `ticket` must be settled or given up once.
    record Admitted(Ticket ticket) implements AdmissionVerdict {}

    /// Its route is out of this quota: a `ThrottlingException`.
    record Throttled(Dimension dimension) implements AdmissionVerdict {}
}
