package dev.sluice.loadtest.bound;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BoundsPropertyTest {

    @Property(tries = 50)
    void noMinute_holdsMoreThanQuotaAndBurst(
            @ForAll @IntRange(min = 1, max = 400) int requests,
            @ForAll @IntRange(min = 1, max = 1000) int rpm,
            @ForAll @IntRange(max = 60_000) int burst) {
        // Counted on its own: with equal latencies, n requests are started by `seconds − latency`.
        var bound = Bounds.of(BoundsTest.burst(requests, 0), BoundsTest.quota(rpm, 0, burst), 1);
        var atOnce = Math.max(1, rpm * burst / 60_000.0);

        assertThat(requests)
                .isLessThanOrEqualTo(
                        (int) Math.floor(atOnce + (bound.burstSeconds() - 3) * rpm / 60.0 + 1e-6));
        assertThat(bound.burstSeconds()).isLessThanOrEqualTo(bound.seconds() + 1e-9);
    }
}
