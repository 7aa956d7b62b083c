package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.Route;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// What is in use of every route's quota. Thread-safe.
public final class Quotas {
    private final ConcurrentMap<Route, RouteQuota> routes = new ConcurrentHashMap<>();

    /// Decides by these quotas, and deducts when it admits.
    public AdmissionVerdict admit(Charge charge, QuotaTable table, Instant now) {
        return route(charge.route()).admit(charge, table.of(charge.route()), now);
    }

    /// How far a route's quota is used, by the dimensions' names in settings; empty where it has
    /// none.
    public Map<String, QuotaUse> use(Route route, QuotaTable table, Instant now) {
        return route(route).use(table.of(route), now);
    }

    /// Forgets what is in use; calls in flight settle without effect.
    public void clear() {
        routes.clear();
    }

    private RouteQuota route(Route route) {
        return routes.computeIfAbsent(route, r -> new RouteQuota());
    }
}
