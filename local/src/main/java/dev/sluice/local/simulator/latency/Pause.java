package dev.sluice.local.simulator.latency;

import java.time.Duration;

/// Lets simulated time pass for one call. Called on the call's own virtual thread.
@FunctionalInterface
public interface Pause {

    /// Returns after `time`, or throws when the simulator closes.
    void hold(Duration time) throws InterruptedException;
}
