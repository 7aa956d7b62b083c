package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admission.QuotaTable;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.simulator.latency.LatencyTable;
import java.util.Map;

/// What may be changed while the simulator runs, also by `PUT /_sim/config`.
///
/// @param latency how long each model takes
/// @param aliases which catalogue model stands behind an id that does not say so, such as an
///   application inference profile
/// @param quotas what each route may do
public record Settings(LatencyTable latency, Map<String, String> aliases, QuotaTable quotas) {

    /// Each call takes 0.3 s on average, and there is no quota.
    public static final Settings DEMO = new Settings(LatencyTable.DEMO, Map.of(), QuotaTable.NONE);

    /// Copies the map.
    public Settings {
        aliases = Map.copyOf(aliases);
    }

    /// One latency profile for all models, and no quota.
    public static Settings of(LatencyProfile latency) {
        return of(latency, QuotaTable.NONE);
    }

    /// One latency profile for all models.
    public static Settings of(LatencyProfile latency, QuotaTable quotas) {
        return new Settings(LatencyTable.of(latency), Map.of(), quotas);
    }
}
