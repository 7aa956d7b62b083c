package dev.sluice.local.template;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An EventBridge rule that invokes functions on a schedule.
public record ScheduleRule(String logicalId, Schedule schedule, List<Target> targets) {

    /// When the rule fires.
    public sealed interface Schedule {

        /// `rate(5 minutes)`.
        record Rate(Duration every) implements Schedule {}

        /// `cron(0 3 * * ? *)`: the six fields as written.
        record Cron(String fields) implements Schedule {}
    }

    /// What it invokes.
    ///
    /// @param functionId logical id of the function behind the alias that the template names
    /// @param input JSON that replaces the event; none means EventBridge's own event
    public record Target(String functionId, @Nullable String input) {}

    /// The rule's ARN.
    public String arn() {
        return PseudoParameters.arn("events", "rule/" + logicalId);
    }
}
