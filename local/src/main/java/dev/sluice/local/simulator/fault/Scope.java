package dev.sluice.local.simulator.fault;

import dev.sluice.local.simulator.Route;
import java.util.List;

/// Which routes a fault hits.
///
/// @param regions names; empty means all
/// @param models model ids as called, or their beginnings with a `*` at the end; empty means all
public record Scope(List<String> regions, List<String> models) {

    /// Every route.
    public static final Scope EVERYWHERE = new Scope(List.of(), List.of());

    /// Copies the lists.
    public Scope {
        regions = List.copyOf(regions);
        models = List.copyOf(models);
    }

    /// One region.
    public static Scope region(String region) {
        return new Scope(List.of(region), List.of());
    }

    /// Whether a route is among them.
    public boolean covers(Route route) {
        return (regions.isEmpty() || regions.contains(route.region()))
                && (models.isEmpty() || models.stream().anyMatch(m -> fits(m, route.modelId())));
    }

    private static boolean fits(String pattern, String modelId) {
        return pattern.endsWith("*")
                ? modelId.startsWith(pattern.substring(0, pattern.length() - 1))
                : modelId.equals(pattern);
    }
}
