package dev.sluice.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.loadtest.run.CallOutcome;
import dev.sluice.loadtest.run.CallOutcome.Answered;
import dev.sluice.loadtest.run.CallOutcome.Throttled;
import dev.sluice.loadtest.run.CallRecord;
import dev.sluice.loadtest.run.TaskRun;
import dev.sluice.loadtest.run.TaskRun.End;
import dev.sluice.loadtest.scenario.Scenario;
import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.ScenarioReader;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class FiguresOfTest {
    private static final Answered ANSWER = new Answered(100, 50);

    @Test
    void everyFigure_isCounted() {
        var figures =
                new FiguresOf(
                                scenario(),
                                List.of(
                                        run(0, End.ANSWERED, call(0, 2, ANSWER)),
                                        run(
                                                1,
                                                End.ANSWERED,
                                                call(0, 0, new Throttled()),
                                                call(3, 6, ANSWER)),
                                        run(2, End.GIVEN_UP, call(0, 1, new Throttled()))))
                        .compute();

        // One request a second from 60 RPM: slots at 0, 1 and 2 s; the third has its expected 9 s.
        assertThat(figures)
                .isEqualTo(
                        new ModeFigures(
                                4, 2, 1, 1, 0, 2, 4, 6.0, 0.5, 2.0, 2.0, 6.0, 6.0, 200, 100, 0.333,
                                0, 0, 0));
    }

    @Test
    void nothingAnswered_hasNoPercentiles() {
        var figures = new FiguresOf(scenario(), List.of(run(0, End.CUT))).compute();

        assertThat(figures.p50Seconds()).isNull();
        assertThat(figures.firstResultSeconds()).isNull();
        assertThat(figures.lost()).isEqualTo(4);
        assertThat(figures.makespanSeconds()).isZero();
    }

    @Test
    void ranks_areTheNearest() {
        var ranks = Ranks.of(List.of(5.0, 1.0, 4.0, 2.0, 3.0).stream());

        assertThat(ranks.at(0.5)).isEqualTo(3.0);
        assertThat(ranks.at(0.8)).isEqualTo(4.0);
        assertThat(ranks.at(0.81)).isEqualTo(5.0);
        assertThat(ranks.at(0.99)).isEqualTo(5.0);
    }

    private static TaskRun run(int request, End end, CallRecord... calls) {
        return new TaskRun(request, Duration.ZERO, List.of(calls), end);
    }

    private static CallRecord call(int from, int to, CallOutcome outcome) {
        return new CallRecord(Duration.ofSeconds(from), Duration.ofSeconds(to), outcome);
    }

    private static Scenario scenario() {
        var yaml =
                """
                requests: 4
                model: us.amazon.nova-2-lite-v1:0
                quota: { rpm: 60 }
                latency: { base: 9s, sigma: 0 }
                """;
        return ((ScenarioOutcome.Valid) ScenarioReader.read("test", yaml)).scenario();
    }
}
