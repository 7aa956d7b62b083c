package dev.sluice.loadtest.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ArrivalTest {

    @Test
    void burst_isAllAtOnce() {
        assertThat(times(new Arrival.Burst(), 3))
                .containsExactly(Duration.ZERO, Duration.ZERO, Duration.ZERO);
    }

    @Test
    void constantRate_keepsEqualDistances() {
        assertThat(times(new Arrival.Constant(120), 3))
                .containsExactly(Duration.ZERO, Duration.ofMillis(500), Duration.ofSeconds(1));
    }

    @Test
    void poisson_hasItsMeanRate_andOneSeedOneSeries() {
        var arrival = new Arrival.Poisson(600);

        var times = times(arrival, 5000);

        assertThat(times).isSorted().isEqualTo(times(arrival, 5000));
        assertThat(Seconds.in(times.getLast())).isEqualTo(500, within(25.0));
    }

    @Test
    void poisson_isBurstierThanAConstantRate() {
        var times = times(new Arrival.Poisson(60), 1000);

        assertThat(times.stream().filter(time -> time.toMillis() % 1000 != 0))
                .hasSizeGreaterThan(900);
    }

    @Test
    void ramp_reachesItsRateAndStaysThere() {
        var times = times(new Arrival.Ramp(0, 60, Duration.ofSeconds(20)), 21);

        // 10 requests come while the rate rises from none to one a second, then one each second.
        assertThat(times.get(10)).isEqualTo(Duration.ofSeconds(20));
        assertThat(times.get(20)).isEqualTo(Duration.ofSeconds(30));
        assertThat(Seconds.in(times.get(5))).isEqualTo(Math.sqrt(200), within(1e-6));
        assertThat(times.getFirst()).isEqualTo(Duration.ZERO);
    }

    @Test
    void falling_ramp_slowsDown() {
        var times = times(new Arrival.Ramp(120, 60, Duration.ofSeconds(10)), 16);

        assertThat(times).isSorted();
        assertThat(times.get(15)).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void faster_dividesEveryMoment() {
        for (var arrival :
                List.of(
                        new Arrival.Burst(),
                        new Arrival.Constant(7),
                        new Arrival.Poisson(7),
                        new Arrival.Ramp(3, 9, Duration.ofSeconds(8)))) {
            var slow = times(arrival, 20);
            var fast = times(arrival.faster(5), 20);

            for (int index = 0; index < 20; index++) {
                assertThat(Seconds.in(fast.get(index)) * 5)
                        .isEqualTo(Seconds.in(slow.get(index)), within(1e-6));
            }
        }
    }

    private static List<Duration> times(Arrival arrival, int requests) {
        return arrival.times(requests, new SplittableRandom(7));
    }
}
