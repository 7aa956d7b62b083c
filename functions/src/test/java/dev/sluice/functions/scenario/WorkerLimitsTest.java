package dev.sluice.functions.scenario;

import static dev.sluice.functions.scenario.ScriptedGateway.Reply.CONFIG;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.THROTTLE;
import static dev.sluice.functions.scenario.Tasks.ID;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.task.DeadLetterMark;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// How long and how often a task is tried.
class WorkerLimitsTest {

    private static QueueMemory.Delivery delivery(World world, int receives, Duration age) {
        return new QueueMemory.Delivery(
                "m",
                "m#1",
                Json.write(Tasks.direct()),
                Map.of(),
                receives,
                world.clock.instant().minus(age));
    }

    private static void assertDead(World world, ErrorCode code) {
        assertThat(world.task(ID).error()).isNotNull();
        assertThat(world.task(ID).error().code()).isEqualTo(code);
        assertThat(world.task(ID).deadLetter()).isEqualTo(DeadLetterMark.SENT);
        assertThat(world.queues.all(World.DEAD)).hasSize(1);
        assertThat(world.gateway.requests()).isEmpty();
    }

    @Test
    void f42_throttling_neverExhaustsATask() {
        var world = new World();
        for (var count = 0; count < 100; count++) {
            world.gateway.then(THROTTLE);
        }
        world.send(Tasks.direct());
        world.drain();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(world.task(ID).tally().deferrals()).isEqualTo(100);
        assertThat(world.task(ID).tally().deliveries()).isOne();
    }

    @Test
    void f55_backlogOfTwoWeeks_staysBelowTheReceiveLimit() {
        var world = new World();
        for (var count = 0; count < 2000; count++) {
            world.gateway.then(THROTTLE);
        }
        world.send(Tasks.direct());
        var start = world.clock.instant();
        world.drainFor(1000);
        assertThat(world.task(ID).error()).isNotNull();
        assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.EXPIRED);
        assertThat(world.task(ID).tally().claims()).isLessThan(900);
        assertThat(Duration.between(start, world.clock.instant()))
                .isBetween(Duration.ofDays(13), Duration.ofDays(14));
    }

    @Test
    void deliveredTooOften_isADeadLetterBeforeTheQueueGivesUp() {
        var world = new World();
        world.work(Life.endless(), delivery(world, 900, Duration.ofHours(1)));
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        var other = new World();
        other.work(Life.endless(), delivery(other, 901, Duration.ofHours(1)));
        assertDead(other, ErrorCode.RECEIVE_LIMIT);
    }

    @Test
    void nearTheEndOfRetention_isADeadLetter() {
        var world = new World();
        world.work(Life.endless(), delivery(world, 5, Duration.ofDays(14).minusHours(12)));
        assertDead(world, ErrorCode.EXPIRED);
    }

    @Test
    void deadlineThatPassedInTheQueue_failsWithoutACall() {
        var world = new World();
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world, world.clock.instant().plusSeconds(10));
        world.pass(Duration.ofSeconds(11));
        world.drain();
        assertThat(world.task(ID).error()).isNotNull();
        assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED);
        assertThat(world.gateway.requests()).isEmpty();
        assertThat(world.queues.all(World.LANE)).isEmpty();
    }

    @Test
    void f62_completedTask_isNotRunAgain() {
        var world = new World();
        world.send(Tasks.direct());
        world.drain();
        var before = world.task(ID);
        world.gateway.then(CONFIG);
        world.send(Tasks.direct());
        world.drain();
        assertThat(world.task(ID)).isEqualTo(before);
        assertThat(world.gateway.requests()).hasSize(1);
    }

    @Test
    void f60_messageOfARunningTask_isNotAcknowledged() {
        var world = new World();
        world.send(Tasks.direct());
        world.work(new Life(3));
        world.send(Tasks.direct());
        world.work(Life.endless());
        assertThat(world.queues.all(World.LANE)).hasSize(2);
        assertThat(world.gateway.requests()).isEmpty();
        world.drain();
        assertThat(world.gateway.paid()).isOne();
    }
}
