package dev.sluice.bedrock.route;

/// One place to call a model: a region and a model, profile or provisioned id there.
public record Route(String region, String modelId) {

    /// `region#model`, as in records and logs.
    @Override
    public String toString() {
        return region + "#" + modelId;
    }
}
