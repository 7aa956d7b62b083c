package dev.sluice.local.simulator.ledger;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.admission.QuotaUse;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The answer of `GET /_sim/stats`.
///
/// @param all over all routes; its fields stand at the top of the JSON
/// @param routes each route that was ever called, by region and model
public record Stats(@JsonUnwrapped Figures all, List<RouteStats> routes) {

    /// The same with what is used of each route's quota.
    public Stats with(Function<Route, Map<String, QuotaUse>> use) {
        return new Stats(
                all, routes.stream().map(route -> route.with(use.apply(route.route()))).toList());
    }

    /// The figures of one route, zeros if it was never called.
    public Figures route(Route route) {
        return routes.stream()
                .filter(r -> r.region().equals(route.region()))
                .filter(r -> r.modelId().equals(route.modelId()))
                .map(RouteStats::figures)
                .findFirst()
                .orElseGet(() -> new Figures(0, 0, 0, Map.of(), 0, 0));
    }
}
