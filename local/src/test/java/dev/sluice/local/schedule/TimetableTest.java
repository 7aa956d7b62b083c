package dev.sluice.local.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.template.ScheduleRule.Schedule;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimetableTest {

    /// A Monday.
    private static final Instant NOW = Instant.parse("2026-11-30T12:34:56Z");

    @Test
    void rate_countsFromTheRulesCreation() {
        var timetable = Timetable.of(new Schedule.Rate(Duration.ofMinutes(5)), NOW);
        assertThat(timetable.after(NOW)).contains(NOW.plus(Duration.ofMinutes(5)));
        assertThat(timetable.after(NOW.plus(Duration.ofMinutes(5))))
                .contains(NOW.plus(Duration.ofMinutes(10)));
        assertThat(timetable.after(NOW.plus(Duration.ofMinutes(12))))
                .contains(NOW.plus(Duration.ofMinutes(15)));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "* * * * ? *, 2026-11-30T12:35:00Z",
                "0/15 * * * ? *, 2026-11-30T12:45:00Z",
                "0 3 * * ? *, 2026-12-01T03:00:00Z",
                "0 10 ? * MON-FRI *, 2026-12-01T10:00:00Z",
                "0 10 ? * 1 *, 2026-12-06T10:00:00Z",
                "0 10 ? * SUN *, 2026-12-06T10:00:00Z",
                "0 0 1 1 ? *, 2027-01-01T00:00:00Z",
                "30 14 29 FEB ? *, 2028-02-29T14:30:00Z",
                "\"5,50 12 30 NOV ? 2026\", 2026-11-30T12:50:00Z",
                "10-40/10 12 * * ? *, 2026-11-30T12:40:00Z"
            })
    void cron_firesNext(String fields, Instant expected) {
        assertThat(Timetable.of(new Schedule.Cron(fields), NOW).after(NOW)).contains(expected);
    }

    @Test
    void cronOfThePast_neverFires() {
        assertThat(Timetable.of(new Schedule.Cron("0 0 1 1 ? 2025"), NOW).after(NOW)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 3 * * *",
                "0 3 * * * *",
                "0 3 ? * ? *",
                "60 3 * * ? *",
                "0 3 L * ? *",
                "0 3 ? * 2#1 *",
                "0 3 15W * ? *"
            })
    void expressionThatIsNotUnderstood_isRefused(String fields) {
        assertThatThrownBy(() -> Timetable.of(new Schedule.Cron(fields), NOW))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("cron: ");
    }
}
