package dev.sluice.loadtest.scenario;

import dev.sluice.model.Json;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Writes a scenario as the simulator's configuration, the body of its `PUT /_sim/config`.
public final class SimulatorSetup {
    private static final Duration LEAST_BURST = Duration.ofMillis(1);

    private SimulatorSetup() {}

    /// As JSON.
    public static String json(Scenario scenario) {
        return Json.write(
                Map.of(
                        "latency", Map.of("default", latency(scenario.latency())),
                        "quotas", List.of(quota(scenario.quota())),
                        "faults", scenario.faults().stream().map(SimulatorSetup::fault).toList()));
    }

    private static Map<String, Object> latency(LatencyShape shape) {
        return Map.of(
                "base", shape.base().toString(),
                "perImage", shape.perImage().toString(),
                "perPage", shape.perPage().toString(),
                "perOutputToken", shape.perOutputToken().toString(),
                "sigma", shape.sigma());
    }

    private static Map<String, Object> quota(QuotaShape shape) {
        var quota = new LinkedHashMap<String, Object>();
        switch (shape.counting()) {
            case BUCKET -> {
                put(quota, "rpm", shape.rpm(), shape.requestBurst());
                put(quota, "tpm", shape.tpm(), shape.tokenBurst());
            }
            case WINDOW -> {
                quota.put("window", "fixed");
                shape.rpm().ifPresent(limit -> quota.put("rpm", limit));
                shape.tpm().ifPresent(limit -> quota.put("tpm", limit));
            }
        }
        shape.tpd().ifPresent(limit -> quota.put("tpd", limit));
        return quota;
    }

    /// The simulator wants a burst above nothing; a bucket holds one request at least anyway.
    private static void put(
            Map<String, Object> quota, String name, OptionalLong limit, Duration burst) {
        var longer = burst.compareTo(LEAST_BURST) > 0 ? burst : LEAST_BURST;
        limit.ifPresent(
                amount -> quota.put(name, Map.of("limit", amount, "burst", longer.toString())));
    }

    private static Map<String, Object> fault(FaultShape shape) {
        var fault = new LinkedHashMap<String, Object>();
        fault.put("kind", shape.kind());
        fault.put("regions", shape.regions());
        fault.put("from", shape.from().toString());
        shape.lasting().ifPresent(time -> fault.put("for", time.toString()));
        fault.put("probability", shape.probability());
        shape.firstCalls().ifPresent(calls -> fault.put("firstCalls", calls));
        return fault;
    }
}
