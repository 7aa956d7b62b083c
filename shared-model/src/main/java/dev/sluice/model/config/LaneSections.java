package dev.sluice.model.config;

import dev.sluice.model.config.LaneRule.Documents;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// Reads `lanes`, in the order of the file.
final class LaneSections {

    private static final String NAME = "[a-z][a-z0-9-]{0,20}";

    private LaneSections() {}

    static List<LaneConfig> lanes(ConfigNode node, ThrottleConfig throttle) {
        var lanes = new ArrayList<LaneConfig>();
        node.children()
                .forEach((name, lane) -> {
                    if (!name.matches(NAME)) {
                        lane.problem(
                                "a lane's name is 1 to 21 lower-case letters, digits and"
                                        + " hyphens, a letter first");
                    }
                    lanes.add(lane(name, lane, throttle));
                });
        if (lanes.isEmpty()) {
            node.problem("must name at least one lane");
        }
        return List.copyOf(lanes);
    }

    private static LaneConfig lane(String name, ConfigNode node, ThrottleConfig throttle) {
        node.only(
                "when",
                "readTimeout",
                "functionTimeout",
                "visibilityTimeout",
                "maxConcurrency",
                "batchSize",
                "memory",
                "expect",
                "throttle");
        var second = Duration.ofSeconds(1);
        var quarter = Duration.ofMinutes(15);
        return new LaneConfig(
                name,
                rule(node.child("when")),
                node.duration("readTimeout", second, quarter, Duration.ofSeconds(30)),
                node.duration("functionTimeout", second, quarter, Duration.ofSeconds(60)),
                node.duration(
                        "visibilityTimeout", second, Duration.ofHours(12), Duration.ofMinutes(2)),
                width(node),
                node.integer("batchSize", 1, 10).orElse(1),
                node.integer("memory", 128, 10_240).orElse(512),
                expectation(node.child("expect")),
                PacingSections.throttle(node.child("throttle"), throttle));
    }

    private static OptionalInt width(ConfigNode node) {
        return node.child("maxConcurrency").asText().filter("auto"::equals).isPresent()
                ? OptionalInt.empty()
                : node.integer("maxConcurrency", 2, 1000);
    }

    private static LaneRule rule(ConfigNode node) {
        node.only("maxImages", "documents");
        return new LaneRule(
                node.integer("maxImages", 0, 1000),
                node.flag("documents", true) ? Documents.TAKEN : Documents.REFUSED);
    }

    private static Expectation expectation(ConfigNode node) {
        node.only("seconds", "p99Seconds", "tokens");
        var seconds = node.decimal("seconds", 0.01, 900, 3);
        return new Expectation(
                seconds,
                node.decimal("p99Seconds", 0.01, 900, Math.min(900, seconds * 4)),
                node.whole("tokens", 1, 100_000_000).orElse(1700));
    }
}
