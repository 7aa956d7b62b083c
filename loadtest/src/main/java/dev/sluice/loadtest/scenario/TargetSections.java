package dev.sluice.loadtest.scenario;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.loadtest.arrival.Arrival;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// Reads what is called, when, and how it behaves.
final class TargetSections {
    private static final double FASTEST = 1e6;

    private TargetSections() {}

    static Target target(ScenarioNode root) {
        var model = root.need("model", "must be a model or inference profile id");
        var catalogue = ModelCatalogue.standard();
        if (!model.isEmpty() && catalogue.profile(model).isEmpty()) {
            root.child("model")
                    .mistake(
                            "no such model; there are "
                                    + String.join(
                                            ", ",
                                            catalogue.models().stream()
                                                    .map(known -> known.id())
                                                    .toList()));
        }
        var maxTokens = root.count("maxTokens", 1, 1_000_000, 300);
        return new Target(
                model,
                regions(root),
                maxTokens,
                root.count("outputTokens", 1, maxTokens, Math.min(100, maxTokens)));
    }

    private static List<String> regions(ScenarioNode node) {
        var regions =
                node.elements("regions").stream()
                        .map(region -> region.asText("must be a region, as us-east-1"))
                        .flatMap(Optional::stream)
                        .toList();
        return regions.isEmpty() ? List.of("us-east-1") : regions;
    }

    static Arrival arrival(ScenarioNode node) {
        var kind = node.oneOf("kind", ArrivalKind.class, ArrivalKind.BURST);
        return switch (kind) {
            case BURST -> {
                node.only("kind");
                yield new Arrival.Burst();
            }
            case CONSTANT ->
                    new Arrival.Constant(rate(node.only("kind", "perMinute"), "perMinute"));
            case POISSON -> new Arrival.Poisson(rate(node.only("kind", "perMinute"), "perMinute"));
            case RAMP -> {
                node.only("kind", "from", "to", "over");
                yield new Arrival.Ramp(
                        node.number("from", 0, FASTEST, 0), rate(node, "to"), over(node));
            }
        };
    }

    private static double rate(ScenarioNode node, String key) {
        if (node.child(key).isAbsent()) {
            node.child(key).mistake("must be given: requests a minute");
        }
        return node.number(key, 0.001, FASTEST, 60);
    }

    private static Duration over(ScenarioNode node) {
        var over = node.duration("over", Duration.ofMinutes(1));
        if (over.isZero()) {
            node.child("over").mistake("must be longer than 0s");
        }
        return over;
    }

    static QuotaShape quota(ScenarioNode node) {
        node.only("rpm", "tpm", "tpd", "requestBurst", "tokenBurst", "counting");
        return new QuotaShape(
                limit(node, "rpm"),
                limit(node, "tpm"),
                limit(node, "tpd"),
                node.duration("requestBurst", Duration.ZERO),
                node.duration("tokenBurst", Duration.ZERO),
                node.oneOf("counting", QuotaShape.Counting.class, QuotaShape.Counting.BUCKET));
    }

    private static OptionalLong limit(ScenarioNode node, String key) {
        var most = 1_000_000_000_000L;
        return node.child(key).isAbsent()
                ? OptionalLong.empty()
                : OptionalLong.of(node.whole(key, 1, most, most));
    }

    static LatencyShape latency(ScenarioNode node) {
        node.only("base", "perImage", "perPage", "perOutputToken", "sigma");
        return new LatencyShape(
                node.duration("base", Duration.ofSeconds(1)),
                node.duration("perImage", Duration.ZERO),
                node.duration("perPage", Duration.ZERO),
                node.duration("perOutputToken", Duration.ZERO),
                node.number("sigma", 0, 3, 0.2));
    }

    static FaultShape fault(ScenarioNode node) {
        node.only("kind", "regions", "from", "for", "probability", "firstCalls");
        return new FaultShape(
                node.need("kind", "must be a fault of the simulator, as region_down"),
                node.elements("regions").stream()
                        .map(region -> region.asText("must be a region"))
                        .flatMap(Optional::stream)
                        .toList(),
                node.duration("from", Duration.ZERO),
                node.child("for").isAbsent()
                        ? Optional.empty()
                        : Optional.of(node.duration("for", Duration.ZERO)),
                node.number("probability", 0, 1, 1),
                node.child("firstCalls").isAbsent()
                        ? OptionalInt.empty()
                        : OptionalInt.of(node.count("firstCalls", 1, 1_000_000, 1)));
    }

    /// How arrivals are named in files.
    private enum ArrivalKind {
        BURST,
        CONSTANT,
        POISSON,
        RAMP
    }
}
