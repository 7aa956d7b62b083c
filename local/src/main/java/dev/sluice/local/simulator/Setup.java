package dev.sluice.local.simulator;

import dev.sluice.local.simulator.fault.FaultRule;
import java.util.List;

/// What holds when a simulator starts. A reset returns to the settings, without the faults.
public record Setup(Settings settings, List<FaultRule> faults) {

    /// The demo's latencies, no quota, no fault.
    public static final Setup DEMO = new Setup(Settings.DEMO, List.of());

    /// Copies the list.
    public Setup {
        faults = List.copyOf(faults);
    }
}
