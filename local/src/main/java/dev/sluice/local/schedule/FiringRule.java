package dev.sluice.local.schedule;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.FunctionLog;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.template.ScheduleRule;
import java.time.Instant;
import java.util.UUID;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// A rule with its targets at hand. Each target runs on a thread of its own, as the service invokes
/// asynchronously; unlike the service it does not try again after an error, the next turn does.
///
/// @param functions the function behind a logical id
record FiringRule(
        ScheduleRule rule,
        Timetable timetable,
        Function<String, FunctionInvoker> functions,
        RandomGenerator random,
        FunctionLog log) {

    void fire(Instant turn) {
        var event =
                new ScheduledEvent(new UUID(random.nextLong(), random.nextLong()), rule.arn(), turn)
                        .toJson();
        for (var target : rule.targets()) {
            var input = target.input();
            var payload = input == null ? event : input.getBytes(UTF_8);
            Thread.ofVirtual()
                    .name("rule-" + rule.logicalId())
                    .start(() -> invoke(target.functionId(), payload));
        }
    }

    private void invoke(String functionId, byte[] payload) {
        switch (functions.apply(functionId).invoke(payload)) {
            case Invocation.Responded _ -> {}
            case Invocation.FunctionError error -> log.line(rule.logicalId(), error.toString());
            case Invocation.TimedOut timedOut -> log.line(rule.logicalId(), timedOut.toString());
            case Invocation.Throttled throttled -> log.line(rule.logicalId(), throttled.toString());
        }
    }
}
