package dev.sluice.local.simulator.admission;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// What a route may do; a dimension without a limit is unlimited.
///
/// @param limits in the order of the dimensions
public record Quota(Map<Dimension, Limit> limits) {

    /// Everything may start.
    public static final Quota NONE = new Quota(Map.of());

    /// Copies the map.
    public Quota {
        var ordered = new EnumMap<Dimension, Limit>(Dimension.class);
        ordered.putAll(limits);
        limits = Collections.unmodifiableMap(ordered);
    }
}
