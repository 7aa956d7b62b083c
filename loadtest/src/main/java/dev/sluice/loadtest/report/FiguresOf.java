package dev.sluice.loadtest.report;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.loadtest.arrival.Seconds;
import dev.sluice.loadtest.bound.Bounds;
import dev.sluice.loadtest.bound.Demand;
import dev.sluice.loadtest.bound.Demands;
import dev.sluice.loadtest.run.CallOutcome;
import dev.sluice.loadtest.run.CallRecord;
import dev.sluice.loadtest.run.TaskRun;
import dev.sluice.loadtest.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;

/// Computes the figures of a mode in which clients call by themselves. Pure.
///
/// @param scenario as run, scaled
/// @param runs every request
public record FiguresOf(Scenario scenario, List<TaskRun> runs) {

    /// All of them.
    public ModeFigures compute() {
        var ranks = Ranks.of(runs.stream().filter(FiguresOf::isAnswered).map(FiguresOf::waited));
        var makespan = makespan();
        return new ModeFigures(
                scenario.requests(),
                ended(TaskRun.End.ANSWERED),
                ended(TaskRun.End.GIVEN_UP),
                scenario.requests() - ended(TaskRun.End.ANSWERED) - ended(TaskRun.End.GIVEN_UP),
                answered() - ended(TaskRun.End.ANSWERED),
                calls().stream()
                        .filter(call -> call.outcome() instanceof CallOutcome.Throttled)
                        .count(),
                calls().size(),
                Rounded.to3(makespan),
                Rounded.to3(makespan / Math.max(bound(), 1e-9)),
                firstResult(),
                ranks.at(0.50),
                ranks.at(0.95),
                ranks.at(0.99),
                tokens(CallOutcome.Answered::inputTokens),
                tokens(CallOutcome.Answered::outputTokens),
                Rounded.to3(utilisation(makespan)),
                0,
                0,
                0);
    }

    private int ended(TaskRun.End end) {
        return (int) runs.stream().filter(run -> run.end() == end).count();
    }

    private static boolean isAnswered(TaskRun run) {
        return run.end() == TaskRun.End.ANSWERED;
    }

    private static double waited(TaskRun run) {
        return Seconds.in(run.endedAt().orElse(run.offeredAt()).minus(run.offeredAt()));
    }

    private List<CallRecord> calls() {
        return runs.stream().flatMap(run -> run.calls().stream()).toList();
    }

    private long answered() {
        return calls().stream()
                .filter(call -> call.outcome() instanceof CallOutcome.Answered)
                .count();
    }

    private double makespan() {
        var first = runs.stream().map(TaskRun::offeredAt).min(Duration::compareTo);
        var last = runs.stream().flatMap(run -> run.endedAt().stream()).max(Duration::compareTo);
        return first.isEmpty() || last.isEmpty() ? 0 : Seconds.in(last.get().minus(first.get()));
    }

    private @org.jspecify.annotations.Nullable Double firstResult() {
        var first =
                runs.stream()
                        .filter(FiguresOf::isAnswered)
                        .flatMap(run -> run.endedAt().stream())
                        .min(Duration::compareTo);
        return first.isEmpty() ? null : Double.valueOf(Rounded.to3(Seconds.in(first.get())));
    }

    private long tokens(ToLongFunction<CallOutcome.Answered> count) {
        return runs.stream().flatMap(run -> run.answer().stream()).mapToLong(count).sum();
    }

    /// The bound with this run's own latencies and charges; with the expected ones where there was
    /// no answer.
    private double bound() {
        var demands = new ArrayList<>(Demands.expected(scenario));
        for (var run : runs) {
            run.answer()
                    .ifPresent(answer -> {
                        var took = run.calls().getLast().took();
                        var demand = new Demand(run.offeredAt(), charge(answer), took);
                        demands.set(run.request(), demand);
                    });
        }
        return Bounds.of(demands, scenario.quota(), 1).seconds();
    }

    private long charge(CallOutcome.Answered answer) {
        int burndown =
                ModelCatalogue.standard()
                        .profile(scenario.target().model())
                        .map(model -> model.tokens().burndown())
                        .orElse(1);
        return answer.inputTokens() + answer.outputTokens() * burndown;
    }

    private double utilisation(double makespan) {
        var charged =
                runs.stream().flatMap(run -> run.answer().stream()).mapToLong(this::charge).sum();
        var quota = scenario.quota();
        return Math.max(
                share(ended(TaskRun.End.ANSWERED), quota.rpm(), makespan),
                share(charged, quota.tpm(), makespan));
    }

    private static double share(long used, OptionalLong perMinute, double makespan) {
        return perMinute.isEmpty() || makespan == 0
                ? 0
                : used * 60.0 / perMinute.getAsLong() / makespan;
    }
}
