package dev.sluice.functions.task;

import org.jspecify.annotations.Nullable;

/// How a running task goes back to wait.
///
/// @param reason a metric dimension and a key of `retries`
/// @param delivery whether the run counts against `maxDeliveries`
/// @param appointment a reserved start, where there is one
public record Deferral(String reason, Delivery delivery, @Nullable Appointment appointment) {

    /// Whether a run counts.
    public enum Delivery {
        /// It started and ended badly.
        COUNTS,
        /// It was never its turn.
        GIVEN_BACK
    }
}
