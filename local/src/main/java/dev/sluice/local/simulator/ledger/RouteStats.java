package dev.sluice.local.simulator.ledger;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.admission.QuotaUse;
import java.util.Map;

/// The figures of one route.
///
/// @param quota how far its quota is used, by `rpm`, `tpm`, `itpm`, `otpm` and `tpd`; without those
///   that are not limited
public record RouteStats(
        String region,
        String modelId,
        @JsonUnwrapped Figures figures,
        Map<String, QuotaUse> quota) {

    static RouteStats of(Route route, Figures figures) {
        return new RouteStats(route.region(), route.modelId(), figures, Map.of());
    }

    /// The same with its quota.
    RouteStats with(Map<String, QuotaUse> use) {
        return new RouteStats(region, modelId, figures, use);
    }

    Route route() {
        return new Route(region, modelId);
    }
}
