package dev.sluice.local.schedule;

import dev.sluice.local.schedule.CronField.Kind;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// EventBridge's cron expression: minutes, hours, day of month, month, day of week (1 is Sunday),
/// year; in UTC.
record Cron(
        CronField minutes,
        CronField hours,
        CronField daysOfMonth,
        CronField months,
        CronField daysOfWeek,
        CronField years)
        implements Timetable {

    /// 29 February can be eight years away; what is farther away never comes here.
    private static final int HORIZON_DAYS = 9 * 366;

    static Cron parse(String expression) {
        var fields = expression.trim().split("\\s+", -1);
        if (fields.length != 6) {
            throw new IllegalArgumentException("cron: six fields expected: " + expression);
        }
        if (fields[2].equals("?") == fields[4].equals("?")) {
            throw new IllegalArgumentException(
                    "cron: exactly one of day of month and day of week must be ?: " + expression);
        }
        return new Cron(
                CronField.parse(Kind.MINUTES, fields[0]),
                CronField.parse(Kind.HOURS, fields[1]),
                CronField.parse(Kind.DAYS_OF_MONTH, fields[2]),
                CronField.parse(Kind.MONTHS, fields[3]),
                CronField.parse(Kind.DAYS_OF_WEEK, fields[4]),
                CronField.parse(Kind.YEARS, fields[5]));
    }

    @Override
    public Optional<Instant> after(Instant moment) {
        var earliest =
                LocalDateTime.ofInstant(moment, ZoneOffset.UTC)
                        .truncatedTo(ChronoUnit.MINUTES)
                        .plusMinutes(1);
        return Stream.iterate(earliest.toLocalDate(), day -> day.plusDays(1))
                .limit(HORIZON_DAYS)
                .filter(this::fits)
                .flatMap(day -> times().map(day::atTime))
                .filter(time -> !time.isBefore(earliest))
                .findFirst()
                .map(time -> time.toInstant(ZoneOffset.UTC));
    }

    private boolean fits(LocalDate day) {
        return years.has(day.getYear())
                && months.has(day.getMonthValue())
                && daysOfMonth.has(day.getDayOfMonth())
                && daysOfWeek.has(day.getDayOfWeek().getValue() % 7 + 1);
    }

    private Stream<LocalTime> times() {
        return IntStream.range(0, 24)
                .filter(hours::has)
                .boxed()
                .flatMap(hour ->
                        IntStream.range(0, 60)
                                .filter(minutes::has)
                                .mapToObj(minute -> LocalTime.of(hour, minute)));
    }
}
