package dev.sluice.bedrock.model;

import java.util.List;
import java.util.Set;

/// One model: its ids, limits, token rules and capabilities.
///
/// @param id the bare id, without geography
/// @param name for people
/// @param idPattern which bare ids mean this model
/// @param geographies prefixes of its inference profiles
/// @param contextTokens input and output together
/// @param maxOutputTokens the most that `maxTokens` may be
public record ModelProfile(
        String id,
        String name,
        String idPattern,
        Access access,
        List<String> geographies,
        int contextTokens,
        int maxOutputTokens,
        Set<Capability> capabilities,
        Sampling sampling,
        ImageLimits images,
        DocumentLimits documents,
        RequestLimits request,
        TokenRules tokens) {

    public ModelProfile {
        geographies = List.copyOf(geographies);
        capabilities = Set.copyOf(capabilities);
    }

    /// Whether the model can be given this.
    public boolean can(Capability capability) {
        return capabilities.contains(capability);
    }
}
