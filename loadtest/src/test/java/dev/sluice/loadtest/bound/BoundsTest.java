package dev.sluice.loadtest.bound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.sluice.loadtest.scenario.QuotaShape;
import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.Scenarios;
import java.io.IOException;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class BoundsTest {
    private static final Duration LATENCY = Duration.ofSeconds(3);

    @Test
    void requestQuota_spacesTheBurst() {
        // 299 slots of 300 ms after the first, and the last call's 3 s; the burst takes 74 of them.
        var bound = Bounds.of(burst(300, 10), quota(200, 0, 22_500), 1);

        assertThat(bound.seconds()).isEqualTo(299 * 0.3 + 3, within(1e-6));
        assertThat(bound.burstSeconds()).isEqualTo((300 - 75) * 0.3 + 3, within(1e-6));
        assertThat(bound.limit()).isEqualTo(Limit.RPM);
    }

    @Test
    void tokenQuota_spacesByTheFinalCharge() {
        var bound = Bounds.of(burst(100, 74_000), quota(200, 1_000_000, 0), 1);

        assertThat(bound.seconds()).isEqualTo(99 * 74_000 * 60 / 1e6 + 3, within(1e-6));
        assertThat(bound.limit()).isEqualTo(Limit.TPM);
    }

    @Test
    void twoRegions_haveTwiceTheQuota() {
        assertThat(Bounds.of(burst(301, 0), quota(200, 0, 0), 2).seconds())
                .isEqualTo(300 * 0.15 + 3, within(1e-6));
    }

    @Test
    void withoutQuota_onlyLatencyLimits() {
        assertThat(Bounds.of(burst(300, 10), quota(0, 0, 0), 1))
                .isEqualTo(new Bound(3, 3, Limit.LATENCY));
    }

    @Test
    void arrivalsSlowerThanTheQuota_areNotHeldUp() {
        var late =
                List.of(
                        new Demand(Duration.ofSeconds(10), 1, LATENCY),
                        new Demand(Duration.ZERO, 1, LATENCY));

        assertThat(Bounds.of(late, quota(60, 0, 0), 1)).isEqualTo(new Bound(13, 13, Limit.LATENCY));
    }

    @Test
    void longestCallLast_isNotForgotten() {
        var demands =
                List.of(
                        new Demand(Duration.ZERO, 1, Duration.ofSeconds(100)),
                        new Demand(Duration.ZERO, 1, Duration.ofSeconds(1)));

        assertThat(Bounds.of(demands, quota(60, 0, 0), 1).seconds()).isEqualTo(100);
    }

    @Test
    void shippedScenarios_areLimitedByWhatTheySay() throws IOException {
        assertThat(shipped("rpm-burst-300").limit()).isEqualTo(Limit.RPM);
        assertThat(shipped("rpm-burst-300").seconds()).isBetween(90.0, 100.0);
        assertThat(shipped("tpm-pdf-100").limit()).isEqualTo(Limit.TPM);
        assertThat(shipped("steady-mixed").limit()).isEqualTo(Limit.LATENCY);
        assertThat(shipped("smoke").seconds()).isLessThan(20);
    }

    @Test
    void pdfScenario_takesSeventyThousandTokensACall() throws IOException {
        var scenario = ((ScenarioOutcome.Valid) Scenarios.find("tpm-pdf-100")).scenario();

        assertThat(Demands.expected(scenario))
                .hasSize(100)
                .allSatisfy(demand -> assertThat(demand.tokens()).isBetween(70_000L, 80_000L));
    }

    @Test
    void scaled_isTheSameShape() throws IOException {
        var scenario = ((ScenarioOutcome.Valid) Scenarios.find("rpm-burst-300")).scenario();
        var scaled = scenario.scaled(5);

        assertThat(Bounds.of(Demands.expected(scaled), scaled.quota(), 1).seconds() * 5)
                .isEqualTo(
                        Bounds.of(Demands.expected(scenario), scenario.quota(), 1).seconds(),
                        within(0.01));
    }

    private static Bound shipped(String name) throws IOException {
        var scenario = ((ScenarioOutcome.Valid) Scenarios.find(name)).scenario();
        return Bounds.of(Demands.expected(scenario), scenario.quota(), 1);
    }

    static List<Demand> burst(int requests, long tokens) {
        return Collections.nCopies(requests, new Demand(Duration.ZERO, tokens, LATENCY));
    }

    static QuotaShape quota(long rpm, long tpm, long burstMillis) {
        return new QuotaShape(
                rpm == 0 ? OptionalLong.empty() : OptionalLong.of(rpm),
                tpm == 0 ? OptionalLong.empty() : OptionalLong.of(tpm),
                OptionalLong.empty(),
                Duration.ofMillis(burstMillis),
                Duration.ZERO,
                QuotaShape.Counting.BUCKET);
    }
}
