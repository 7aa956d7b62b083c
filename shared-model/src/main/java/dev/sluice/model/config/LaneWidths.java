package dev.sluice.model.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// MaximumConcurrency of every lane: as configured, or computed from quota and expected calls.
public final class LaneWidths {

    private static final int FLOOR = 2;
    private static final int CEILING = 1000;
    private static final int WITHOUT_QUOTA = 50;
    private static final double ACCOUNT_SHARE = 0.8;
    private static final double LEDGER_SLACK = 1.5;

    private LaneWidths() {}

    /// The width of each lane by name, in the order of the lanes. Computed widths share what
    /// explicit ones leave of 80 % of the account's concurrency, so that a backlog cannot starve
    /// the API.
    public static Map<String, Integer> of(SluiceConfig config) {
        var budget = budget(config) - explicit(config);
        var asked =
                config.lanes().stream()
                        .filter(lane -> lane.maxConcurrency().isEmpty())
                        .mapToInt(lane -> computed(config, lane))
                        .sum();
        var share = asked <= budget ? 1.0 : (double) budget / asked;
        var widths = new LinkedHashMap<String, Integer>();
        for (var lane : config.lanes()) {
            widths.put(
                    lane.name(),
                    lane.maxConcurrency()
                            .orElseGet(
                                    () -> Math.max(FLOOR, (int) (computed(config, lane) * share))));
        }
        return Collections.unmodifiableMap(widths);
    }

    static List<ConfigProblem> tooWide(SluiceConfig config) {
        var problems = new ArrayList<ConfigProblem>();
        var computedLanes =
                config.lanes().stream().filter(lane -> lane.maxConcurrency().isEmpty()).count();
        var needed = explicit(config) + FLOOR * computedLanes;
        if (needed > budget(config)) {
            problems.add(
                    new ConfigProblem(
                            "accountConcurrency",
                            String.valueOf(config.accountConcurrency()),
                            "the lanes need "
                                    + needed
                                    + " but may take "
                                    + budget(config)
                                    + " (80 %), or the API starves: lower a lane's maxConcurrency or"
                                    + " raise accountConcurrency"));
        }
        if (config.pacing() == Pacing.CONCURRENCY) {
            config.lanes().forEach(lane -> aboveQuota(config, lane, problems));
        }
        return problems;
    }

    private static void aboveQuota(
            SluiceConfig config, LaneConfig lane, List<ConfigProblem> problems) {
        var quota = config.models().get(config.defaultModel()).requestsPerMinute();
        var most = Math.max(FLOOR, quota * lane.expect().seconds() / 60 / lane.batchSize());
        var width = lane.maxConcurrency();
        if (quota > 0 && width.isPresent() && width.getAsInt() > most) {
            problems.add(
                    new ConfigProblem(
                            ConfigRules.path(lane) + ".maxConcurrency",
                            String.valueOf(width.getAsInt()),
                            "must not exceed rpm x expect.seconds / 60 / batchSize = "
                                    + (int) most
                                    + " under pacing: concurrency"));
        }
    }

    private static int budget(SluiceConfig config) {
        return (int) (config.accountConcurrency() * ACCOUNT_SHARE);
    }

    private static int explicit(SluiceConfig config) {
        return config.lanes().stream().mapToInt(lane -> lane.maxConcurrency().orElse(0)).sum();
    }

    private static int computed(SluiceConfig config, LaneConfig lane) {
        var model = config.models().get(config.defaultModel());
        var perSecond = callsPerSecond(model, lane.expect());
        var calls =
                switch (config.pacing()) {
                    case LEDGER -> LEDGER_SLACK * perSecond * lane.expect().p99Seconds();
                    case CONCURRENCY -> Math.floor(perSecond * lane.expect().seconds());
                };
        var width = perSecond == 0 ? WITHOUT_QUOTA : (int) Math.ceil(calls);
        return Math.clamp(width / lane.batchSize(), FLOOR, CEILING);
    }

    /// What all routes of a model take; 0 where no quota is known.
    private static double callsPerSecond(ModelConfig model, Expectation expect) {
        var byRequests = model.requestsPerMinute() / 60;
        var byTokens = model.tokensPerMinute() / 60 / expect.tokens();
        if (byRequests == 0 || byTokens == 0) {
            return Math.max(byRequests, byTokens);
        }
        return Math.min(byRequests, byTokens);
    }
}
