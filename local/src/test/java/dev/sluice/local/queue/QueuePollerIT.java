package dev.sluice.local.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse;
import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.events.SQSEvent.SQSMessage;
import dev.sluice.local.function.AccountConcurrency;
import dev.sluice.local.function.FunctionDefinition;
import dev.sluice.local.function.FunctionHost;
import dev.sluice.local.function.FunctionLog;
import dev.sluice.local.function.HostSettings;
import dev.sluice.local.function.HostedHandler;
import dev.sluice.local.function.InProcessInstances;
import dev.sluice.local.template.EventSourceMapping;
import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A mapping between a real queue and a hosted handler.
class QueuePollerIT {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final FunctionLog SILENT = (function, line) -> {};

    private LocalQueues queues;

    /// Decides on each message by its body.
    public static final class Worker implements RequestHandler<SQSEvent, SQSBatchResponse> {
        final Map<String, List<String>> receiveCounts = new ConcurrentHashMap<>();
        final AtomicInteger now = new AtomicInteger();
        final AtomicInteger peak = new AtomicInteger();
        final LocalQueues queues;
        final SourceQueue queue;

        Worker(LocalQueues queues, SourceQueue queue) {
            this.queues = queues;
            this.queue = queue;
        }

        @Override
        public SQSBatchResponse handleRequest(SQSEvent event, Context context) {
            peak.accumulateAndGet(now.incrementAndGet(), Math::max);
            var failures = new ArrayList<BatchItemFailure>();
            for (var message : event.getRecords()) {
                if (fails(message)) {
                    failures.add(new BatchItemFailure(message.getMessageId()));
                }
            }
            now.decrementAndGet();
            return new SQSBatchResponse(failures);
        }

        private boolean fails(SQSMessage message) {
            var counts =
                    receiveCounts.computeIfAbsent(message.getBody(), body -> new ArrayList<>());
            counts.add(message.getAttributes().get("ApproximateReceiveCount"));
            return switch (message.getBody()) {
                case "always fails" -> true;
                case "stalls" -> stall();
                case "later" -> {
                    if (counts.size() > 1) {
                        yield false;
                    }
                    queues.sqs.changeMessageVisibility(request ->
                            request.queueUrl(queue.url())
                                    .receiptHandle(message.getReceiptHandle())
                                    .visibilityTimeout(0));
                    yield true;
                }
                default -> false;
            };
        }

        private static boolean stall() {
            try {
                new CountDownLatch(1).await();
                return false;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @BeforeEach
    void open() {
        queues = new LocalQueues();
    }

    @AfterEach
    void close() {
        queues.close();
    }

    private static FunctionHost host(Worker worker, Duration timeout) {
        var definition =
                new FunctionDefinition(
                        "worker",
                        "arn:aws:lambda:us-east-1:000000000000:function:worker",
                        Worker.class.getName() + "::handleRequest",
                        Map.of(),
                        timeout,
                        512,
                        Path.of("."),
                        OptionalInt.empty());
        var settings =
                new HostSettings(
                        new AccountConcurrency(AccountConcurrency.DEFAULT_LIMIT),
                        InstantSource.system(),
                        new Random(7),
                        SILENT,
                        HostSettings.DEFAULT_IDLE_LIMIT);
        return new FunctionHost(
                definition,
                new InProcessInstances(
                        (function, environment) -> new HostedHandler(worker, () -> {}),
                        InstantSource.system(),
                        SILENT),
                settings);
    }

    private QueuePoller poller(SourceQueue queue, FunctionHost host, int batchSize, int maximum) {
        var mapping =
                new EventSourceMapping(
                        "Mapping",
                        "Worker",
                        "Queue",
                        batchSize,
                        Duration.ZERO,
                        maximum,
                        Reporting.ITEM_FAILURES);
        var poller =
                new QueuePoller(mapping, queue, queues.sqs, host, InstantSource.system(), SILENT);
        poller.start();
        return poller;
    }

    @Test
    void manyMessages_areAllRunOnce_withinTheMaximum() throws InterruptedException {
        var queue = queues.create("image", 30);
        var worker = new Worker(queues, queue);
        try (var host = host(worker, Duration.ofSeconds(10))) {
            for (var i = 0; i < 100; i++) {
                queues.send(queue, "message " + i);
            }
            var poller = poller(queue, host, 1, 5);
            await().atMost(ONE_MINUTE).until(() -> queues.size(queue) == 0);
            assertThat(poller.stop(PATIENCE)).isEqualTo(new Stopped.Drained());
        }
        assertThat(worker.receiveCounts)
                .hasSize(100)
                .allSatisfy((body, counts) -> assertThat(counts).containsExactly("1"));
        assertThat(worker.peak.get()).isLessThanOrEqualTo(5);
    }

    @Test
    void visibilityThatTheFunctionSet_decidesWhenTheFailureComesBack() throws InterruptedException {
        var queue = queues.create("image", 600);
        var worker = new Worker(queues, queue);
        try (var host = host(worker, Duration.ofSeconds(10))) {
            queues.send(queue, "later");
            queues.send(queue, "fine");
            var poller = poller(queue, host, 10, 2);
            await().atMost(ONE_MINUTE).until(() -> queues.size(queue) == 0);
            poller.stop(PATIENCE);
        }
        assertThat(worker.receiveCounts.get("later")).containsExactly("1", "2");
        assertThat(worker.receiveCounts.get("fine")).containsExactly("1");
    }

    @Test
    void messageThatAlwaysFails_isMovedByTheQueue_andTheOthersAreNot() throws InterruptedException {
        var deadLetters = queues.create("dead", 30);
        var queue = queues.create("image", 1, deadLetters, 2);
        var worker = new Worker(queues, queue);
        try (var host = host(worker, Duration.ofSeconds(10))) {
            queues.send(queue, "always fails");
            queues.send(queue, "fine");
            var poller = poller(queue, host, 10, 2);
            await().atMost(ONE_MINUTE)
                    .until(() -> queues.size(deadLetters) == 1 && queues.size(queue) == 0);
            poller.stop(PATIENCE);
        }
        assertThat(worker.receiveCounts.get("always fails")).containsExactly("1", "2");
    }

    @Test
    void f56_functionOverItsTimeout_leavesItsBatchToTheVisibilityTimeout()
            throws InterruptedException {
        var deadLetters = queues.create("dead", 30);
        var queue = queues.create("image", 1, deadLetters, 1);
        var worker = new Worker(queues, queue);
        try (var host = host(worker, Duration.ofMillis(200))) {
            queues.send(queue, "stalls");
            var poller = poller(queue, host, 1, 2);
            await().atMost(ONE_MINUTE)
                    .until(() -> queues.size(deadLetters) == 1 && queues.size(queue) == 0);
            assertThat(poller.stop(PATIENCE)).isEqualTo(new Stopped.Drained());
        }
        assertThat(worker.receiveCounts.get("stalls")).containsExactly("1");
    }

    @Test
    void stopInTheMiddleOfALongPoll_isPrompt() throws InterruptedException {
        var queue = queues.create("image", 30);
        try (var host = host(new Worker(queues, queue), Duration.ofSeconds(10))) {
            var poller = poller(queue, host, 1, 2);
            queues.send(queue, "fine");
            await().atMost(ONE_MINUTE).until(() -> queues.size(queue) == 0);
            var stopped =
                    assertTimeoutPreemptively(
                            Duration.ofSeconds(5), () -> poller.stop(Duration.ZERO));
            assertThat(stopped).isEqualTo(new Stopped.Drained());
        }
    }
}
