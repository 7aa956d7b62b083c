package dev.sluice.local.simulator.ledger;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.sluice.local.simulator.Route;

/// The figures of one route.
public record RouteStats(String region, String modelId, @JsonUnwrapped Figures figures) {

    static RouteStats of(Route route, Figures figures) {
        return new RouteStats(route.region(), route.modelId(), figures);
    }
}
