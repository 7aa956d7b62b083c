package dev.sluice.local.simulator.latency;

import java.util.Map;

/// The profile of each model.
///
/// @param standard for models without their own
/// @param models by model or profile id, as called
public record LatencyTable(LatencyProfile standard, Map<String, LatencyProfile> models) {

    /// The demo's profile for all models.
    public static final LatencyTable DEMO = of(LatencyProfile.DEMO);

    /// Copies the map.
    public LatencyTable {
        models = Map.copyOf(models);
    }

    /// One profile for all models.
    public static LatencyTable of(LatencyProfile profile) {
        return new LatencyTable(profile, Map.of());
    }

    /// The profile for a model id.
    public LatencyProfile profile(String modelId) {
        return models.getOrDefault(modelId, standard);
    }
}
