package dev.sluice.model.config;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// The rules between values, asked once every value for itself is right.
final class ConfigRules {

    private ConfigRules() {}

    static List<ConfigProblem> broken(SluiceConfig config) {
        var problems = new ArrayList<ConfigProblem>();
        models(config, problems);
        config.lanes().forEach(lane -> timeouts(lane, problems));
        attempts("throttle", config.throttle(), problems);
        config.lanes().stream()
                .filter(lane -> !lane.throttle().equals(config.throttle()))
                .forEach(lane -> attempts(path(lane) + ".throttle", lane.throttle(), problems));
        lastLane(config.lanes().getLast(), problems);
        if (problems.isEmpty()) {
            problems.addAll(LaneWidths.tooWide(config));
        }
        return problems;
    }

    static String path(LaneConfig lane) {
        return "lanes." + lane.name();
    }

    private static void models(SluiceConfig config, List<ConfigProblem> problems) {
        if (!config.models().containsKey(config.defaultModel())) {
            problems.add(
                    new ConfigProblem(
                            "models.default",
                            config.defaultModel(),
                            "must be one of the models: " + config.models().keySet()));
        }
        for (var model : config.models().values()) {
            var seen = new HashSet<String>();
            for (var route : model.routes()) {
                if (!seen.add(route.id())) {
                    problems.add(
                            new ConfigProblem(
                                    "models." + model.key() + ".routes",
                                    route.id(),
                                    "stands twice; raise its weight instead"));
                }
            }
        }
    }

    private static void timeouts(LaneConfig lane, List<ConfigProblem> problems) {
        var slowest = Duration.ofMillis(Math.round(lane.expect().p99Seconds() * 1000));
        longer(lane, "readTimeout", lane.readTimeout(), "expect.p99Seconds", slowest, problems);
        longer(
                lane,
                "functionTimeout",
                lane.functionTimeout(),
                "readTimeout",
                lane.readTimeout(),
                problems);
        longer(
                lane,
                "visibilityTimeout",
                lane.visibilityTimeout(),
                "functionTimeout",
                lane.functionTimeout(),
                problems);
    }

    private static void longer(
            LaneConfig lane,
            String outer,
            Duration outerValue,
            String inner,
            Duration innerValue,
            List<ConfigProblem> problems) {
        if (outerValue.compareTo(innerValue) <= 0) {
            problems.add(
                    new ConfigProblem(
                            path(lane) + "." + outer,
                            Quantities.show(outerValue),
                            "must be longer than "
                                    + inner
                                    + " ("
                                    + Quantities.show(innerValue)
                                    + "): raise "
                                    + outer
                                    + " or lower "
                                    + inner));
        }
    }

    private static void attempts(
            String path, ThrottleConfig throttle, List<ConfigProblem> problems) {
        if (throttle.maxAttemptsPerRoute() > throttle.maxAttempts()) {
            problems.add(
                    new ConfigProblem(
                            path + ".maxAttemptsPerRoute",
                            String.valueOf(throttle.maxAttemptsPerRoute()),
                            "must not exceed maxAttempts (" + throttle.maxAttempts() + ")"));
        }
        if (throttle.backoffCap().compareTo(throttle.backoffBase()) < 0) {
            problems.add(
                    new ConfigProblem(
                            path + ".backoffCap",
                            Quantities.show(throttle.backoffCap()),
                            "must not be below backoffBase ("
                                    + Quantities.show(throttle.backoffBase())
                                    + ")"));
        }
    }

    private static void lastLane(LaneConfig last, List<ConfigProblem> problems) {
        if (!last.when().equals(LaneRule.ANYTHING)) {
            problems.add(
                    new ConfigProblem(
                            path(last) + ".when",
                            last.when().toString(),
                            "the last lane takes whatever is left: remove its rule"));
        }
    }
}
