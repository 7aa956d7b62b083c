package dev.sluice.model.config;

import dev.sluice.model.config.ThrottleConfig.Routes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Reads `throttle` and `breaker`.
final class PacingSections {

    private static final Duration SHORTEST = Duration.ofMillis(10);
    private static final Duration LONGEST = Duration.ofHours(1);

    private PacingSections() {}

    static ThrottleConfig throttle(ConfigNode node, ThrottleConfig base) {
        node.only(
                "maxAttempts",
                "maxAttemptsPerRoute",
                "multiRoute",
                "cooldown",
                "backoffBase",
                "backoffCap",
                "headroom",
                "maxInFlight");
        var routes = base.routes() == Routes.ALL;
        var inFlight = node.integer("maxInFlight", 1, 100_000);
        return new ThrottleConfig(
                node.integer("maxAttempts", 1, 100).orElse(base.maxAttempts()),
                node.integer("maxAttemptsPerRoute", 1, 100).orElse(base.maxAttemptsPerRoute()),
                node.flag("multiRoute", routes) ? Routes.ALL : Routes.ONE,
                node.duration("cooldown", SHORTEST, LONGEST, base.cooldown()),
                node.duration("backoffBase", SHORTEST, LONGEST, base.backoffBase()),
                node.duration("backoffCap", SHORTEST, LONGEST, base.backoffCap()),
                node.decimal("headroom", 0.01, 1, base.headroom()),
                inFlight.isPresent() ? inFlight : base.maxInFlight());
    }

    static BreakerConfig breaker(ConfigNode node) {
        node.only("window", "minCalls", "openAbove", "cooldown", "ramp");
        var base = BreakerConfig.DEFAULT;
        return new BreakerConfig(
                node.duration("window", Duration.ofSeconds(1), LONGEST, base.window()),
                node.integer("minCalls", 1, 100_000).orElse(base.minCalls()),
                node.decimal("openAbove", 0, 1, base.openAbove()),
                node.duration("cooldown", SHORTEST, LONGEST, base.cooldown()),
                ramp(node.child("ramp"), base.ramp()));
    }

    private static List<Double> ramp(ConfigNode node, List<Double> otherwise) {
        if (node.isMissing()) {
            return otherwise;
        }
        var steps = new ArrayList<Double>();
        var elements = node.elements();
        for (var element : elements) {
            element.asNumber()
                    .filter(step -> step > (steps.isEmpty() ? 0 : steps.getLast()) && step <= 1)
                    .ifPresentOrElse(
                            steps::add,
                            () -> element.problem("must be above the step before it, at most 1"));
        }
        var endsAtOne = !steps.isEmpty() && steps.getLast() == 1;
        if (steps.size() == elements.size() && !endsAtOne && node.isList()) {
            node.problem("must be a list of rising shares that ends with 1.0");
        }
        return endsAtOne ? List.copyOf(steps) : otherwise;
    }
}
