package dev.sluice.local.schedule;

import dev.sluice.local.template.ScheduleRule.Schedule;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// When a rule fires.
interface Timetable {

    /// The first time strictly after `moment`, or empty when there is none any more.
    Optional<Instant> after(Instant moment);

    /// The timetable of a rule.
    ///
    /// @param created what a rate counts from: the rule's creation, as on EventBridge
    static Timetable of(Schedule schedule, Instant created) {
        return switch (schedule) {
            case Schedule.Rate(var every) -> new Rate(created, every);
            case Schedule.Cron(var fields) -> Cron.parse(fields);
        };
    }

    /// Every so often, the first time one interval after the start.
    record Rate(Instant start, Duration every) implements Timetable {

        @Override
        public Optional<Instant> after(Instant moment) {
            if (moment.isBefore(start)) {
                return Optional.of(start.plus(every));
            }
            var passed = Duration.between(start, moment).dividedBy(every);
            return Optional.of(start.plus(every.multipliedBy(passed + 1)));
        }
    }
}
