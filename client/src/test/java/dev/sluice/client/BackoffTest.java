package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
    private final Backoff backoff = new Backoff(5, Duration.ofMillis(100), Duration.ofSeconds(1));

    @Test
    void waits_spreadOverTheWholeOfAWindowThatDoublesUpToItsCap() {
        var random = new Random(1);
        for (int tries = 1; tries < 80; tries++) {
            long most = tries > 4 ? 1000 : 100L << (tries - 1);
            int after = tries;
            var waits =
                    IntStream.range(0, 300)
                            .mapToLong(i -> backoff.after(after, Duration.ZERO, random).toMillis())
                            .summaryStatistics();
            assertThat(waits.getMin()).isBetween(0L, most / 10);
            assertThat(waits.getMax()).isBetween(most * 9 / 10, most);
        }
    }

    @Test
    void serviceIsNeverAskedBeforeItWantsTo() {
        var asked = Duration.ofSeconds(20);
        assertThat(backoff.after(1, asked, new Random(1))).isGreaterThanOrEqualTo(asked);
    }

    @Test
    void noTryAtAll_isNotABackoff() {
        assertThatThrownBy(() -> new Backoff(0, Duration.ZERO, Duration.ZERO))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
