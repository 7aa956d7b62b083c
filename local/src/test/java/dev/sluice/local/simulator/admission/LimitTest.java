package dev.sluice.local.simulator.admission;

import static dev.sluice.local.simulator.admission.QuotaRig.NOON;
import static dev.sluice.local.simulator.admission.QuotaRig.after;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Limit.Window;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class LimitTest {

    @Test
    void published300CallsAtOnce_threeQuartersAreThrottled() {
        var rig = new QuotaRig(Dimension.REQUESTS, new Bucket(200, Duration.ofMillis(22_500)));
        assertThat(rig.admitted(300, 1, NOON)).isEqualTo(75);
        assertThat(rig.use(Dimension.REQUESTS, NOON).throttles()).isEqualTo(225);
    }

    @Test
    void bucket_fillsSteadilyAndNoFurtherThanItsBurst() {
        var rig = new QuotaRig(Dimension.REQUESTS, new Bucket(60, Duration.ofSeconds(10)));
        assertThat(rig.admitted(20, 1, NOON)).isEqualTo(10);
        assertThat(rig.admitted(5, 1, NOON.plusNanos(999_999_000))).isZero();
        assertThat(rig.admitted(5, 1, after("1s"))).isEqualTo(1);
        assertThat(rig.admitted(5, 1, after("4s"))).isEqualTo(3);
        assertThat(rig.admitted(50, 1, after("1h"))).isEqualTo(10);
    }

    @Test
    void bucketForLessThanOneRequest_stillHoldsOne() {
        var rig = new QuotaRig(Dimension.REQUESTS, new Bucket(6, Duration.ofMillis(1)));
        assertThat(rig.admitted(3, 1, NOON)).isEqualTo(1);
        assertThat(rig.admitted(3, 1, after("9s"))).isZero();
        assertThat(rig.admitted(3, 1, after("10s"))).isEqualTo(1);
    }

    @Test
    void largestQuotas_stayExact() {
        var tokens = new Bucket(Limit.MOST_PER_MINUTE, Limit.LONGEST_BURST);
        var rig = new QuotaRig(Dimension.TOKENS, tokens);
        assertThat(rig.admitted(70, Limit.MOST_PER_MINUTE, NOON)).isEqualTo(60);
        assertThat(rig.admitted(9, Limit.MOST_PER_MINUTE, after("1m"))).isEqualTo(1);
        assertThat(rig.admitted(70, Limit.MOST_PER_MINUTE, after("10000h"))).isEqualTo(60);
        var day = new QuotaRig(Dimension.TOKENS_PER_DAY, Window.day(Limit.MOST_PER_DAY));
        assertThat(day.admitted(3, Limit.MOST_PER_DAY / 2, NOON)).isEqualTo(2);
    }

    @Test
    void fixedWindow_startsAgainWithEachMinute() {
        var rig = new QuotaRig(Dimension.REQUESTS, Window.minute(5));
        assertThat(rig.admitted(9, 1, after("59s"))).isEqualTo(5);
        assertThat(rig.admitted(9, 1, after("PT59.999999S"))).isZero();
        assertThat(rig.admitted(9, 1, after("60s"))).isEqualTo(5);
        assertThat(rig.admitted(9, 1, after("90s"))).isZero();
    }

    @Test
    void dayOfTokens_startsAgainAtMidnightOfUtc() {
        var rig = new QuotaRig(Dimension.TOKENS_PER_DAY, Window.day(1_000));
        var midnight = Instant.parse("2026-12-01T00:00:00Z");
        assertThat(rig.admitted(3, 500, NOON)).isEqualTo(2);
        assertThat(rig.admitted(3, 500, midnight.minusNanos(1_000))).isZero();
        assertThat(rig.admitted(3, 500, midnight)).isEqualTo(2);
    }

    @Test
    void timeThatGoesBack_givesNothing() {
        var rig = new QuotaRig(Dimension.REQUESTS, Window.minute(5));
        assertThat(rig.admitted(5, 1, after("61s"))).isEqualTo(5);
        assertThat(rig.admitted(5, 1, after("59s"))).isZero();
    }
}
