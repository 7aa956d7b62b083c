package dev.sluice.infra;

import dev.sluice.model.config.ConfigProblem;
import dev.sluice.model.config.SluiceConfig;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// Rules that only the deployment knows: what CloudFormation would refuse after minutes, or Lambda
/// at the end.
final class DeploymentLimits {

    /// A function's environment ends at 4 KB, and carries two queue URLs a lane.
    private static final int MOST_LANES = 10;

    private DeploymentLimits() {}

    static List<ConfigProblem> broken(SluiceConfig config) {
        return Stream.concat(tooManyLanes(config), sameLogicalNames(config)).toList();
    }

    private static Stream<ConfigProblem> tooManyLanes(SluiceConfig config) {
        var lanes = config.lanes().size();
        return lanes <= MOST_LANES
                ? Stream.of()
                : Stream.of(
                        new ConfigProblem(
                                "lanes",
                                String.valueOf(lanes),
                                "at most "
                                        + MOST_LANES
                                        + ": a function's environment holds no more queue URLs;"
                                        + " remove "
                                        + (lanes - MOST_LANES)));
    }

    private static Stream<ConfigProblem> sameLogicalNames(SluiceConfig config) {
        var seen = new HashSet<String>();
        return config.lanes().stream()
                .filter(lane -> !seen.add(LogicalName.of(lane.name())))
                .map(lane ->
                        new ConfigProblem(
                                "lanes." + lane.name(),
                                lane.name(),
                                "differs from another lane only by hyphens: rename one"));
    }
}
