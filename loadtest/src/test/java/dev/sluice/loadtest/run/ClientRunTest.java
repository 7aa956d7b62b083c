package dev.sluice.loadtest.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.loadtest.run.CallOutcome.Answered;
import dev.sluice.loadtest.run.CallOutcome.Disturbed;
import dev.sluice.loadtest.run.CallOutcome.Refused;
import dev.sluice.loadtest.run.CallOutcome.Throttled;
import dev.sluice.loadtest.run.TaskRun.End;
import dev.sluice.loadtest.scenario.RetryShape;
import dev.sluice.loadtest.scenario.Scenario;
import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.ScenarioReader;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClientRunTest {
    private static final Answered ANSWER = new Answered(10, 5);

    @Test
    void direct_callsEachRequestOnce_whateverComes() {
        var model = new FakeModel(call -> call < 75 ? ANSWER : new Throttled());

        var runs = ClientRun.direct(scenario(300, "burst"), model).run();

        assertThat(model.requests())
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, 300).boxed().toList());
        assertThat(runs).filteredOn(run -> run.end() == End.ANSWERED).hasSize(75);
        assertThat(runs).filteredOn(run -> run.end() == End.GIVEN_UP).hasSize(225);
        assertThat(runs).allSatisfy(run -> assertThat(run.calls()).hasSize(1));
    }

    @Test
    void retry_goesOnUntilAnswered() {
        var model =
                new FakeModel(call ->
                        switch (call) {
                            case 0 -> new Throttled();
                            case 1 -> new Disturbed("Internal");
                            default -> ANSWER;
                        });

        var run = ClientRun.retry(scenario(1, "burst"), model).run().getFirst();

        assertThat(run.end()).isEqualTo(End.ANSWERED);
        assertThat(run.calls())
                .extracting(CallRecord::outcome)
                .containsExactly(new Throttled(), new Disturbed("Internal"), ANSWER);
        assertThat(run.answer()).contains(ANSWER);
    }

    @Test
    void retry_givesUpAfterItsRounds() {
        var run =
                ClientRun.retry(scenario(1, "burst"), new FakeModel(call -> new Throttled()))
                        .run()
                        .getFirst();

        assertThat(run.end()).isEqualTo(End.GIVEN_UP);
        assertThat(run.calls()).hasSize(6);
        assertThat(run.answer()).isEmpty();
    }

    @Test
    void refusedForGood_isNotRetried() {
        var model = new FakeModel(call -> new Refused("Rejected"));

        assertThat(ClientRun.retry(scenario(1, "burst"), model).run().getFirst().end())
                .isEqualTo(End.GIVEN_UP);
        assertThat(model.requests()).hasSize(1);
    }

    @Test
    void requests_areNotCalledBeforeTheyCome() {
        var runs =
                ClientRun.direct(
                                scenario(20, "constant, perMinute: 60000"),
                                new FakeModel(call -> ANSWER))
                        .run();

        assertThat(runs)
                .allSatisfy(run ->
                        assertThat(run.calls().getFirst().startedAt())
                                .isGreaterThanOrEqualTo(run.offeredAt()));
        assertThat(runs.getLast().offeredAt()).isEqualTo(Duration.ofMillis(19));
    }

    @Test
    void hundredsOfCalls_areInFlightAtOnce() {
        var all = new CountDownLatch(500);
        ModelCalls meeting =
                payload -> {
                    all.countDown();
                    try {
                        all.await();
                        return ANSWER;
                    } catch (InterruptedException stopped) {
                        return new Disturbed("Transport");
                    }
                };

        assertThat(ClientRun.direct(scenario(500, "burst"), meeting).run())
                .allSatisfy(run -> assertThat(run.end()).isEqualTo(End.ANSWERED));
    }

    @Test
    void interrupt_cutsWhatIsGoingOn_andKeepsWhatHasEnded() {
        var command = Thread.currentThread();
        ModelCalls slow =
                payload -> {
                    if (payload.request() < 3) {
                        return ANSWER;
                    }
                    command.interrupt();
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException stopped) {
                        Thread.currentThread().interrupt();
                    }
                    return new Disturbed("Transport");
                };

        var runs = ClientRun.retry(scenario(5, "burst"), slow).run();

        assertThat(Thread.interrupted()).isTrue();
        assertThat(runs).hasSize(5);
        assertThat(runs).filteredOn(run -> run.end() == End.CUT).hasSizeBetween(2, 5);
        assertThat(runs).noneMatch(run -> run.end() == End.GIVEN_UP);
    }

    @Test
    void pauses_areFullJitterUpToTheCap() {
        var shape = new RetryShape(6, Duration.ofSeconds(2), Duration.ofSeconds(9));
        var random = new SplittableRandom(1);

        for (int round = 1; round <= 5; round++) {
            var most = new long[] {2000, 4000, 8000, 9000, 9000}[round - 1];
            var here = round;
            var drawn =
                    IntStream.range(0, 2000)
                            .mapToLong(_ -> shape.pause(here, random).toMillis())
                            .summaryStatistics();
            assertThat(drawn.getMax()).isBetween(most * 9 / 10, most);
            assertThat(drawn.getMin()).isLessThan(most / 10);
            assertThat(drawn.getAverage()).isBetween(most * 0.45, most * 0.55);
        }
    }

    private static Scenario scenario(int requests, String arrival) {
        var yaml =
                "requests: %d\nmodel: us.amazon.nova-2-lite-v1:0\narrival: { kind: %s }\n"
                                .formatted(requests, arrival)
                        + "retry: { base: 1ms, cap: 2ms }\n";
        return ((ScenarioOutcome.Valid) ScenarioReader.read("test", yaml)).scenario();
    }
}
