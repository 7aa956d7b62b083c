package dev.sluice.local.template;

import dev.sluice.local.template.ScheduleRule.Schedule;
import dev.sluice.local.template.ScheduleRule.Target;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads `AWS::Events::Rule`.
final class ScheduleReader {
    static final String TYPE = "AWS::Events::Rule";
    private static final Pattern RATE = Pattern.compile("rate\\((\\d+) (minute|hour|day)s?\\)");
    private static final Pattern CRON = Pattern.compile("cron\\((.+)\\)");

    private ScheduleReader() {}

    /// The rule, unless the template has it switched off.
    static Optional<ScheduleRule> read(Fields rule, LogicalIds ids) {
        rule.only(
                Set.of("Name", "ScheduleExpression", "State", "Targets"),
                Set.of("Description", "Tags"));
        if (!rule.text("State", "ENABLED").equals("ENABLED")) {
            return Optional.empty();
        }
        return Optional.of(
                new ScheduleRule(
                        rule.logicalId(),
                        schedule(rule),
                        rule.objects("Targets").stream()
                                .map(target -> target(target, ids))
                                .toList()));
    }

    private static Schedule schedule(Fields rule) {
        var expression = rule.text("ScheduleExpression");
        var rate = RATE.matcher(expression);
        if (rate.matches()) {
            var count = Long.parseLong(rate.group(1));
            return new Schedule.Rate(
                    switch (rate.group(2)) {
                        case "minute" -> Duration.ofMinutes(count);
                        case "hour" -> Duration.ofHours(count);
                        default -> Duration.ofDays(count);
                    });
        }
        var cron = CRON.matcher(expression);
        if (cron.matches()) {
            return new Schedule.Cron(cron.group(1));
        }
        throw rule.unknown("ScheduleExpression", "neither rate(…) nor cron(…): " + expression);
    }

    private static Target target(Fields target, LogicalIds ids) {
        target.only(Set.of("Arn", "Id", "Input"), Set.of("RetryPolicy", "DeadLetterConfig"));
        return new Target(ids.function(target, "Arn"), target.find("Input").orElse(null));
    }
}
