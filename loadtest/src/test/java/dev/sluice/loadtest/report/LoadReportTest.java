package dev.sluice.loadtest.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.loadtest.run.Mode;
import dev.sluice.model.Json;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LoadReportTest {
    private static final List<Mode> BOTH = List.of(Mode.DIRECT, Mode.RETRY);

    @Test
    void json_hasTheShapeOfTheContract() throws Exception {
        var golden =
                """
                {"scenario":"rpm-burst-300","scale":1.0,"seed":300,
                 "bound":{"seconds":93.1,"burstSeconds":71.0,"limit":"rpm"},
                 "modes":{"direct":{"requests":300,"succeeded":75,"failed":225,"lost":0,
                  "duplicateCalls":0,"throttles":225,"calls":300,"makespanSeconds":5.2,
                  "boundRatio":0.06,"firstResultSeconds":1.9,"p50Seconds":3.0,"p95Seconds":4.4,
                  "p99Seconds":5.1,"inputTokens":30000,"outputTokens":7500,
                  "quotaUtilisation":4.3,"lambdaGbSeconds":0.0,"idleShare":0.0,"deferrals":0}},
                 "environment":{"java":"25"}}
                """;

        assertThat(Json.mapper().readTree(report().json()))
                .isEqualTo(Json.mapper().readTree(golden));
    }

    @Test
    void table_hasARowForEachMode() {
        assertThat(ReportTable.lines(report()))
                .hasSize(4)
                .anySatisfy(line -> assertThat(line).startsWith("direct").contains("225", "5.2 s"))
                .contains("bound 93.1 s (71.0 s with the burst), limited by rpm");
    }

    @Test
    void condition_thatHolds_isToldWithTheFigure() {
        assertThat(conditions("direct.failed > 230, direct.succeeded<=75").met(report()))
                .containsExactly("direct.succeeded is 75, <= 75.0");
        assertThat(conditions("direct.lost != 0, direct.boundRatio >= 1.5").met(report()))
                .isEmpty();
    }

    @Test
    void figureThatIsAbsent_counts() {
        assertThat(conditions("retry.lost > 0").met(report()))
                .containsExactly("retry.lost is absent");
    }

    @Test
    void mistakes_sayWhatThereIs() {
        assertThat(FailOn.parse("direct.failed", BOTH))
                .isEqualTo(
                        new FailOn.Unreadable(
                                "'direct.failed' is no condition as direct.failed > 230"));
        assertThat(FailOn.parse("pipeline.lost > 0", BOTH))
                .isEqualTo(
                        new FailOn.Unreadable("mode 'pipeline' is not run; run are direct, retry"));
        assertThat(FailOn.parse("direct.speed > 0", BOTH))
                .isInstanceOfSatisfying(
                        FailOn.Unreadable.class,
                        wrong ->
                                assertThat(wrong.problem())
                                        .startsWith("no figure 'speed'; there are requests,"));
    }

    private static FailOn.Conditions conditions(String text) {
        return (FailOn.Conditions) FailOn.parse(text, BOTH);
    }

    private static LoadReport report() {
        var figures =
                new ModeFigures(
                        300, 75, 225, 0, 0, 225, 300, 5.2, 0.06, 1.9, 3.0, 4.4, 5.1, 30000, 7500,
                        4.3, 0, 0, 0);
        return new LoadReport(
                "rpm-burst-300",
                1,
                300,
                new BoundFigures(93.1, 71, "rpm"),
                Map.of("direct", figures),
                Map.of("java", "25"),
                null);
    }
}
