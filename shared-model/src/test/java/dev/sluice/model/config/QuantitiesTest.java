package dev.sluice.model.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantitiesTest {

    @ParameterizedTest
    @CsvSource({
        "30s, 30s",
        "120s, 2m",
        "5m, 5m",
        "2h, 120m",
        "14d, 14d",
        "500ms, 500ms",
        "PT1.5S, 1500ms",
        "0s, 0s"
    })
    void duration_isReadAndShown(String text, String shown) {
        assertThat(Quantities.duration(text).map(Quantities::show)).hasValue(shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "30", "s", "-1s", "1.5s", "30 s", "30S", "1w", "9999999999999s"})
    void otherTexts_areNoDuration(String text) {
        assertThat(Quantities.duration(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "1048576, 1048576",
        "1MiB, 1048576",
        "1 KiB, 1024",
        "3B, 3",
        "2GiB, 2147483648"
    })
    void size_isReadInBytes(String text, long bytes) {
        assertThat(Quantities.bytes(text)).hasValue(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1MB", "1mib", "-1", "1.5MiB", "MiB"})
    void otherTexts_areNoSize(String text) {
        assertThat(Quantities.bytes(text)).isEmpty();
    }

    @Test
    void sizeBeyondALong_isTheLargestAndNotAWrappedOne() {
        assertThat(Quantities.bytes("17179869185GiB")).hasValue(Long.MAX_VALUE);
    }

    @Test
    void longestDuration_isNoOverflow() {
        assertThat(Quantities.duration("999999999999d"))
                .hasValue(Duration.ofDays(999_999_999_999L));
    }
}
