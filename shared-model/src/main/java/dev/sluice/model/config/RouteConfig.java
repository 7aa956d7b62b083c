package dev.sluice.model.config;

/// A region and a model, profile or provisioned id there.
///
/// @param region as `us-east-1`
/// @param model id, inference profile id or ARN
/// @param weight share of calls relative to the other routes, at least 1
/// @param quota of this route
public record RouteConfig(String region, String model, int weight, QuotaConfig quota) {

    /// `region#model`, the key of the table `control` and the name in results.
    public String id() {
        return region + "#" + model;
    }
}
