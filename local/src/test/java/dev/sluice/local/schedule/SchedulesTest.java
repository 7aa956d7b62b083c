package dev.sluice.local.schedule;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;

import com.amazonaws.services.lambda.runtime.events.ScheduledEvent;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.template.ScheduleRule;
import dev.sluice.local.template.ScheduleRule.Schedule;
import dev.sluice.local.template.ScheduleRule.Target;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class SchedulesTest {

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-30T12:00:00Z"));
    private final List<String> events = new CopyOnWriteArrayList<>();
    private final List<String> log = new CopyOnWriteArrayList<>();

    private Schedules schedules(Invocation answer, Target... targets) {
        var rule =
                new ScheduleRule(
                        "Sweep", new Schedule.Rate(Duration.ofMinutes(5)), List.of(targets));
        return new Schedules(
                List.of(rule),
                id ->
                        event -> {
                            events.add(id + " " + new String(event, UTF_8));
                            return answer;
                        },
                now::get,
                new Random(7),
                (name, line) -> log.add(name + ": " + line));
    }

    private void advance(Duration step) {
        now.updateAndGet(time -> time.plus(step));
    }

    private static Invocation fine() {
        return new Invocation.Responded("null".getBytes(UTF_8));
    }

    @Test
    void rule_firesWhenItsTimeHasCome_once() {
        try (var schedules = schedules(fine(), new Target("SweepFunction", null))) {
            schedules.look();
            advance(Duration.ofSeconds(299));
            schedules.look();
            assertThat(events).isEmpty();
            advance(Duration.ofSeconds(1));
            schedules.look();
            schedules.look();
            await().atMost(ONE_MINUTE).until(() -> events.size() == 1);
            assertThat(events.getFirst())
                    .startsWith("SweepFunction ")
                    .contains("\"detail-type\":\"Scheduled Event\"")
                    .contains("\"time\":\"2026-11-30T12:05:00Z\"");
        }
    }

    @Test
    void missedTurns_areMadeUpForByOne() {
        try (var schedules = schedules(fine(), new Target("SweepFunction", null))) {
            advance(Duration.ofHours(8));
            schedules.look();
            schedules.look();
            await().atMost(ONE_MINUTE).until(() -> !events.isEmpty());
            assertThat(events).hasSize(1);
        }
    }

    @Test
    void targetWithInput_getsThatInPlaceOfTheEvent() {
        try (var schedules = schedules(fine(), new Target("SweepFunction", "{\"dry\":true}"))) {
            advance(Duration.ofMinutes(5));
            schedules.look();
            await().atMost(ONE_MINUTE).until(() -> !events.isEmpty());
            assertThat(events).containsExactly("SweepFunction {\"dry\":true}");
        }
    }

    @Test
    void functionThatFails_isLogged() {
        var failure = new Invocation.FunctionError("E", "broke");
        try (var schedules = schedules(failure, new Target("SweepFunction", null))) {
            advance(Duration.ofMinutes(5));
            schedules.look();
            await().atMost(ONE_MINUTE).until(() -> !log.isEmpty());
            assertThat(log.getFirst()).startsWith("Sweep: ").contains("broke");
        }
    }

    @Test
    void event_isReadByTheLambdaRuntime() {
        try (var schedules = schedules(fine(), new Target("F", null))) {
            advance(Duration.ofMinutes(5));
            schedules.look();
            await().atMost(ONE_MINUTE).until(() -> !events.isEmpty());
        }
        var event =
                LambdaEventSerializers.serializerFor(
                                ScheduledEvent.class, ScheduledEvent.class.getClassLoader())
                        .fromJson(events.getFirst().substring(2));
        assertThat(event.getDetailType()).isEqualTo("Scheduled Event");
        assertThat(event.getSource()).isEqualTo("aws.events");
        assertThat(event.getTime().getMillis())
                .isEqualTo(Instant.parse("2026-11-30T12:05:00Z").toEpochMilli());
        assertThat(event.getResources()).hasSize(1);
    }
}
