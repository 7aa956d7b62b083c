package dev.sluice.functions.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HideTimeTest {

    private static final Instant RECEIVED = Instant.parse("2026-03-01T10:00:00Z");

    @ParameterizedTest
    @CsvSource({"PT0S,0", "PT0.001S,1", "PT1S,1", "PT1.000000001S,2", "PT-5S,0", "PT1H,3600"})
    void partialSeconds_areRoundedUp(Duration delay, int seconds) {
        assertThat(HideTime.seconds(delay, RECEIVED, RECEIVED)).isEqualTo(seconds);
    }

    @Test
    void longDelay_isClampedToWhatIsLeftOfTwelveHours() {
        assertThat(HideTime.seconds(Duration.ofDays(3), RECEIVED, RECEIVED)).isEqualTo(43_140);
        assertThat(HideTime.seconds(Duration.ofDays(3), RECEIVED, RECEIVED.plusSeconds(100)))
                .isEqualTo(43_040);
    }

    @Test
    void twelveHoursLater_nothingIsLeft() {
        assertThat(
                        HideTime.seconds(
                                Duration.ofMinutes(5),
                                RECEIVED,
                                RECEIVED.plus(Duration.ofHours(13))))
                .isZero();
    }
}
