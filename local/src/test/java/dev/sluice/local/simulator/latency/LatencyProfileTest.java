package dev.sluice.local.simulator.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LatencyProfileTest {
    private static final Work NOTHING = new Work(0, 0, 0);

    @Test
    void mean_growsWithTheWork() {
        var profile =
                new LatencyProfile(
                        Duration.ofMillis(100),
                        Duration.ofMillis(10),
                        Duration.ofMillis(20),
                        Duration.ofMillis(1),
                        0.5);
        assertThat(profile.mean(new Work(2, 3, 40))).isEqualTo(Duration.ofMillis(220));
    }

    @Test
    void draws_scatterAroundTheMean() {
        var random = new SplittableRandom(3);
        var profile =
                new LatencyProfile(
                        Duration.ofMillis(300), Duration.ZERO, Duration.ZERO, Duration.ZERO, 0.5);
        var times =
                IntStream.range(0, 20_000)
                        .mapToLong(i -> profile.draw(NOTHING, 1, random).toMillis())
                        .sorted()
                        .toArray();
        assertThat(
                        IntStream.range(0, times.length)
                                .mapToLong(i -> times[i])
                                .average()
                                .orElseThrow())
                .isCloseTo(300, within(6.0));
        assertThat(times[times.length / 2]).as("median below the mean").isBetween(255L, 275L);
    }

    @Test
    void sameSeed_drawsTheSame() {
        var one = LatencyProfile.DEMO.draw(NOTHING, 1, new SplittableRandom(5));
        var other = LatencyProfile.DEMO.draw(NOTHING, 1, new SplittableRandom(5));
        assertThat(one).isEqualTo(other).isPositive();
    }

    @Test
    void constant_isAlwaysTheSame() {
        var random = new SplittableRandom(1);
        var profile = LatencyProfile.constant(Duration.ofSeconds(3));
        assertThat(profile.draw(NOTHING, 1, random)).isEqualTo(Duration.ofSeconds(3));
        assertThat(profile.draw(NOTHING, 2, random)).isEqualTo(Duration.ofSeconds(6));
    }

    @Test
    void model_hasItsOwnProfileOrTheStandardOne() {
        var own = LatencyProfile.constant(Duration.ofSeconds(1));
        var table = new LatencyTable(LatencyProfile.DEMO, Map.of("m", own));
        assertThat(table.profile("m")).isEqualTo(own);
        assertThat(table.profile("n")).isEqualTo(LatencyProfile.DEMO);
    }
}
