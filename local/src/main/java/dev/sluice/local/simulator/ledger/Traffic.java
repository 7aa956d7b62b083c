package dev.sluice.local.simulator.ledger;

import dev.sluice.local.simulator.Route;
import java.util.Comparator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// Counts calls per route and in all. Thread-safe.
public final class Traffic {
    private final ConcurrentMap<Route, Meter> routes = new ConcurrentHashMap<>();
    private final Meter all = new Meter();

    /// A call has arrived. Returns how many are in flight on its route, itself included.
    public int enter(Route route) {
        all.enter();
        return meter(route).enter();
    }

    /// A call has ended; to be called before its answer is sent, so that a caller who starts the
    /// next call at once is never counted twice.
    public void leave(Route route) {
        all.leave();
        meter(route).leave();
    }

    /// Counts an ended call, also one from a kept ledger.
    public void count(CallRecord call) {
        all.count(call);
        meter(new Route(call.region(), call.modelId())).count(call);
    }

    /// The figures now.
    public Stats stats() {
        return new Stats(
                all.figures(),
                routes.entrySet().stream()
                        .map(e -> RouteStats.of(e.getKey(), e.getValue().figures()))
                        .sorted(
                                Comparator.comparing(RouteStats::region)
                                        .thenComparing(RouteStats::modelId))
                        .toList());
    }

    /// Back to zero, but for the calls in flight.
    public void clear() {
        all.clear();
        routes.values().forEach(Meter::clear);
    }

    private Meter meter(Route route) {
        return routes.computeIfAbsent(route, r -> new Meter());
    }
}
