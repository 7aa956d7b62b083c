package dev.sluice.local.simulator.admission;

import java.time.Instant;

/// The valve of a region's quotas, asked once for each valid call before the model works.
/// Thread-safe.
@FunctionalInterface
public interface Admission {

    /// Decides, and deducts when it admits.
    AdmissionVerdict admit(Charge charge, Instant now);
}
