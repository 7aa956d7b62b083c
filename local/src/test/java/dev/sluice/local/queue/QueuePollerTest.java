package dev.sluice.local.queue;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.template.EventSourceMapping;
import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class QueuePollerTest {

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Invocation ALL_DONE = new Invocation.Responded("{}".getBytes(UTF_8));

    private final FakeInbox inbox = new FakeInbox();
    private final List<String> log = new CopyOnWriteArrayList<>();

    private static EventSourceMapping mapping(int batchSize, int maximumConcurrency) {
        return mapping(batchSize, maximumConcurrency, Duration.ZERO);
    }

    private static EventSourceMapping mapping(
            int batchSize, int maximumConcurrency, Duration window) {
        return new EventSourceMapping(
                "Mapping",
                "Worker",
                "Queue",
                batchSize,
                window,
                maximumConcurrency,
                Reporting.ITEM_FAILURES);
    }

    private QueuePoller poller(EventSourceMapping mapping, FunctionInvoker function) {
        return poller(mapping, function, InstantSource.system());
    }

    private QueuePoller poller(
            EventSourceMapping mapping, FunctionInvoker function, InstantSource clock) {
        return new QueuePoller(
                mapping,
                Messages.QUEUE,
                inbox,
                function,
                clock,
                (name, line) -> log.add(name + ": " + line));
    }

    private static List<String> idsIn(byte[] event) {
        try {
            var ids = new ArrayList<String>();
            for (JsonNode message : new ObjectMapper().readTree(event).path("Records")) {
                ids.add(message.path("messageId").asText());
            }
            return ids;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Invocation failing(String id) {
        return new Invocation.Responded(
                "{\"batchItemFailures\":[{\"itemIdentifier\":\"%s\"}]}"
                        .formatted(id)
                        .getBytes(UTF_8));
    }

    @Property(tries = 40)
    void concurrencyIsNeverAboveTheMaximum_batchesNeverAboveTheirSize_andEachMessageIsRunOnce(
            @ForAll @IntRange(min = 2, max = 12) int maximum,
            @ForAll @IntRange(min = 1, max = 12) int batchSize,
            @ForAll @IntRange(min = 0, max = 60) int messages)
            throws InterruptedException {
        var now = new AtomicInteger();
        var peak = new AtomicInteger();
        var largest = new AtomicInteger();
        var seen = new CopyOnWriteArrayList<String>();
        FunctionInvoker function =
                event -> {
                    peak.accumulateAndGet(now.incrementAndGet(), Math::max);
                    var ids = idsIn(event);
                    largest.accumulateAndGet(ids.size(), Math::max);
                    seen.addAll(ids);
                    Thread.yield();
                    now.decrementAndGet();
                    return ALL_DONE;
                };
        var fresh = new FakeInbox();
        Messages.many(messages).forEach(fresh::add);
        var poller =
                new QueuePoller(
                        mapping(batchSize, maximum),
                        Messages.QUEUE,
                        fresh,
                        function,
                        InstantSource.system(),
                        (name, line) -> {});
        poller.start();
        await().atMost(ONE_MINUTE)
                .until(() -> fresh.visible().isEmpty() && fresh.hidden().isEmpty());
        assertThat(poller.stop(PATIENCE)).isEqualTo(new Stopped.Drained());
        assertThat(peak.get()).isLessThanOrEqualTo(maximum);
        assertThat(largest.get()).isLessThanOrEqualTo(batchSize);
        assertThat(seen).hasSize(messages).doesNotHaveDuplicates();
    }

    @Test
    void withAllSlotsBusy_noMessageIsTaken() throws InterruptedException {
        var inside = new Semaphore(0);
        var open = new CountDownLatch(1);
        var poller =
                poller(
                        mapping(2, 3),
                        event -> {
                            inside.release();
                            awaitLatch(open);
                            return ALL_DONE;
                        });
        Messages.many(20).forEach(inbox::add);
        poller.start();
        inside.acquire(3);
        assertThat(poller.inFlight().invocations()).isEqualTo(3);
        assertThat(inbox.hidden())
                .containsExactlyInAnyOrderElementsOf(poller.inFlight().messageIds());
        assertThat(inbox.visible()).hasSizeBetween(14, 17);
        open.countDown();
        await().atMost(ONE_MINUTE)
                .until(() -> inbox.visible().isEmpty() && inbox.hidden().isEmpty());
        assertThat(poller.stop(PATIENCE)).isEqualTo(new Stopped.Drained());
    }

    @Test
    void namedFailures_stayHidden_theRestIsDeleted() throws InterruptedException {
        var poller = poller(mapping(10, 2), event -> failing("m-1"));
        Messages.many(3).forEach(inbox::add);
        poller.start();
        await().atMost(ONE_MINUTE).until(() -> inbox.hidden().equals(List.of("m-1")));
        poller.stop(PATIENCE);
        assertThat(inbox.visible()).isEmpty();
    }

    @Test
    void functionError_leavesTheWholeBatch_untilItsVisibilityEnds() throws InterruptedException {
        var attempts = new AtomicInteger();
        var poller =
                poller(
                        mapping(10, 2),
                        event ->
                                attempts.incrementAndGet() == 1
                                        ? new Invocation.FunctionError("E", "broke")
                                        : ALL_DONE);
        Messages.many(3).forEach(inbox::add);
        poller.start();
        await().atMost(ONE_MINUTE).until(() -> !log.isEmpty());
        assertThat(log).containsExactly("image: batch of 3 failed: E: broke");
        assertThat(inbox.hidden()).hasSize(3);
        inbox.expireAll();
        await().atMost(ONE_MINUTE)
                .until(() -> inbox.hidden().isEmpty() && inbox.visible().isEmpty());
        poller.stop(PATIENCE);
        assertThat(attempts.get()).isGreaterThanOrEqualTo(2);
    }

    @Test
    void throttledInvocation_deletesNothing() throws InterruptedException {
        var poller = poller(mapping(1, 2), event -> new Invocation.Throttled());
        inbox.add(Messages.of("m-1"));
        poller.start();
        await().atMost(ONE_MINUTE)
                .until(() -> inbox.visible().isEmpty() && poller.inFlight().invocations() == 0);
        poller.stop(PATIENCE);
        assertThat(inbox.hidden()).containsExactly("m-1");
    }

    @Test
    void stop_saysWhatStillRuns_andTakesNothingMore() throws InterruptedException {
        var inside = new CountDownLatch(1);
        var open = new CountDownLatch(1);
        var poller =
                poller(
                        mapping(1, 2),
                        event -> {
                            inside.countDown();
                            awaitLatch(open);
                            return ALL_DONE;
                        });
        inbox.add(Messages.of("m-1"));
        poller.start();
        inside.await();
        assertThat(poller.stop(Duration.ZERO))
                .isEqualTo(new Stopped.StillRunning(new InFlight(1, List.of("m-1"))));
        inbox.add(Messages.of("m-2"));
        open.countDown();
        await().atMost(ONE_MINUTE).until(() -> inbox.hidden().isEmpty());
        assertThat(inbox.visible()).containsExactly("m-2");
        assertThat(log.getFirst()).contains("m-1");
    }

    @Test
    void batchingWindow_gathersUntilTheBatchIsFull() throws InterruptedException {
        var batches = new CopyOnWriteArrayList<List<String>>();
        var poller =
                poller(
                        mapping(12, 2, Duration.ofMinutes(5)),
                        event -> {
                            batches.add(idsIn(event));
                            return ALL_DONE;
                        });
        Messages.many(12).forEach(inbox::add);
        poller.start();
        await().atMost(ONE_MINUTE).until(() -> !batches.isEmpty());
        poller.stop(PATIENCE);
        assertThat(batches).singleElement().satisfies(batch -> assertThat(batch).hasSize(12));
    }

    @Test
    void batchingWindow_endsWithWhatThereIs() throws InterruptedException {
        var now = new AtomicReference<>(Instant.parse("2026-11-30T12:00:00Z"));
        InstantSource jumping = () -> now.getAndUpdate(t -> t.plus(Duration.ofSeconds(30)));
        var batches = new CopyOnWriteArrayList<List<String>>();
        var poller =
                poller(
                        mapping(12, 2, Duration.ofSeconds(20)),
                        event -> {
                            batches.add(idsIn(event));
                            return ALL_DONE;
                        },
                        jumping);
        Messages.many(3).forEach(inbox::add);
        poller.start();
        await().atMost(ONE_MINUTE).until(() -> !batches.isEmpty());
        poller.stop(PATIENCE);
        assertThat(batches).containsExactly(List.of("m-0", "m-1", "m-2"));
    }

    @Test
    void stopInsideTheWindow_givesBackWhatWasGathered() throws InterruptedException {
        var poller = poller(mapping(12, 2, Duration.ofMinutes(5)), event -> ALL_DONE);
        Messages.many(3).forEach(inbox::add);
        poller.start();
        await().atMost(ONE_MINUTE).until(() -> inbox.hidden().size() == 3);
        assertThat(poller.stop(PATIENCE)).isEqualTo(new Stopped.Drained());
        assertThat(inbox.visible()).containsExactly("m-0", "m-1", "m-2");
    }

    private static void awaitLatch(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
