package dev.sluice.local.simulator.admission;

import static dev.sluice.local.simulator.admission.Dimension.INPUT_TOKENS;
import static dev.sluice.local.simulator.admission.Dimension.OUTPUT_TOKENS;
import static dev.sluice.local.simulator.admission.Dimension.REQUESTS;
import static dev.sluice.local.simulator.admission.Dimension.TOKENS;
import static dev.sluice.local.simulator.admission.Dimension.TOKENS_PER_DAY;
import static dev.sluice.local.simulator.admission.QuotaRig.NOON;
import static dev.sluice.local.simulator.admission.QuotaRig.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Limit.Window;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SettlementTest {
    private static final Limit HUGE = Window.day(Limit.MOST_PER_DAY);

    @Test
    void deductionIsInputAndMaxTokens_finalChargeBurnsOutput() {
        var rig = new QuotaRig(Map.of(TOKENS, HUGE, INPUT_TOKENS, HUGE, OUTPUT_TOKENS, HUGE));

        var ticket = rig.start(4_000, 1_250, 5, NOON);
        assertThat(rig.used(TOKENS, NOON)).isEqualTo(5_250);
        assertThat(rig.used(INPUT_TOKENS, NOON)).isEqualTo(4_000);
        assertThat(rig.used(OUTPUT_TOKENS, NOON)).isEqualTo(1_250);

        ticket.settle(Usage.of(4_000, 1_000), NOON);
        assertThat(rig.used(TOKENS, NOON)).isEqualTo(9_000);
        assertThat(rig.used(INPUT_TOKENS, NOON)).isEqualTo(4_000);
        assertThat(rig.used(OUTPUT_TOKENS, NOON)).isEqualTo(5_000);
        assertThat(rig.use(TOKENS, NOON).charged()).isEqualTo(9_000);
    }

    @Test
    void cacheReadsAreFree_cacheWritesAreNot() {
        var rig = new QuotaRig(Map.of(TOKENS, HUGE));
        rig.start(36_000, 0, 5, NOON).settle(new Usage(3_000, 32_000, 1_000, 200), NOON);
        assertThat(rig.used(TOKENS, NOON)).isEqualTo(5_000);
    }

    @Test
    void f49_unusedMaximum_goesBackAtTheEnd() {
        var rig = new QuotaRig(TOKENS, new Bucket(60_000, Duration.ofMinutes(1)));
        var ticket = rig.start(1_000, 59_000, 1, NOON);
        assertThat(rig.admitted(1, 1, NOON)).isZero();

        ticket.settle(Usage.of(1_000, 500), NOON);
        assertThat(rig.admitted(100, 1_000, NOON)).isEqualTo(58);
    }

    @Test
    void debt_isWorkedOffBeforeAnythingStarts() {
        var rig = new QuotaRig(TOKENS, new Bucket(60_000, Duration.ofSeconds(1)));
        rig.start(500, 100, 15, NOON).settle(Usage.of(500, 100), NOON);
        assertThat(rig.used(TOKENS, NOON)).isEqualTo(2_000);
        assertThat(rig.admitted(1, 1, after("1s"))).isZero();
        assertThat(rig.admitted(1, 1_000, after("2s"))).isEqualTo(1);
    }

    @Test
    void refundOfAFullBucket_isLost() {
        var rig = new QuotaRig(TOKENS, new Bucket(60_000, Duration.ofSeconds(10)));
        var ticket = rig.start(0, 10_000, 1, NOON);
        ticket.settle(Usage.of(0, 0), after("1m"));
        assertThat(rig.admitted(20, 1_000, after("1m"))).isEqualTo(10);
    }

    @Test
    void requests_areNeverGivenBack() {
        var rig = new QuotaRig(REQUESTS, new Bucket(60, Duration.ofSeconds(1)));
        rig.start(1, 1, 1, NOON).settle(Usage.of(0, 0), NOON);
        assertThat(rig.admitted(1, 1, NOON)).isZero();
    }

    @Test
    void deductionOfAnEarlierWindow_neverGoesBack_butDebtCounts() {
        var rig = new QuotaRig(TOKENS, Window.minute(1_000));
        var cheap = rig.start(100, 400, 1, NOON);
        var dear = rig.start(100, 100, 15, NOON);
        rig.start(300, 0, 1, after("1m"));
        cheap.settle(Usage.of(100, 0), after("1m"));
        assertThat(rig.used(TOKENS, after("1m"))).isEqualTo(300);
        dear.settle(Usage.of(100, 50), after("1m"));
        assertThat(rig.used(TOKENS, after("1m"))).isEqualTo(300 + 650);
    }

    @Test
    void tokensOfADay_areSettledToo() {
        var rig = new QuotaRig(TOKENS_PER_DAY, Window.day(1_000));
        var ticket = rig.start(200, 800, 1, NOON);
        assertThat(rig.admit(1, 0, 1, NOON)).isEqualTo(new Throttled(TOKENS_PER_DAY));
        ticket.settle(Usage.of(200, 100), after("1h"));
        assertThat(rig.admitted(10, 100, after("1h"))).isEqualTo(7);
        var midnight = Instant.parse("2026-12-01T00:00:00Z");
        assertThat(rig.used(TOKENS_PER_DAY, midnight)).isZero();
    }

    @Test
    void callRefusedByOneDimension_takesNothingOfTheOthers() {
        var rig =
                new QuotaRig(
                        Map.of(
                                REQUESTS, Window.minute(10),
                                TOKENS, Window.minute(100),
                                OUTPUT_TOKENS, Window.minute(50),
                                TOKENS_PER_DAY, Window.day(1_000)));

        assertThat(rig.admit(60, 45, 1, NOON)).isEqualTo(new Throttled(TOKENS));
        assertThat(rig.admit(20, 51, 1, NOON)).isEqualTo(new Throttled(OUTPUT_TOKENS));

        for (var dimension : new Dimension[] {REQUESTS, TOKENS, OUTPUT_TOKENS, TOKENS_PER_DAY}) {
            assertThat(rig.use(dimension, NOON).used()).as("%s", dimension).isZero();
            assertThat(rig.use(dimension, NOON).charged()).as("%s", dimension).isZero();
        }
        assertThat(rig.use(TOKENS, NOON).throttles()).isEqualTo(1);
        assertThat(rig.use(OUTPUT_TOKENS, NOON).throttles()).isEqualTo(1);
        assertThat(rig.use(REQUESTS, NOON).throttles()).isZero();
    }
}
