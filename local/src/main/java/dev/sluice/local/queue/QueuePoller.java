package dev.sluice.local.queue;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.FunctionLog;
import dev.sluice.local.template.EventSourceMapping;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.Message;

/// An event source mapping: takes messages from a queue and invokes a function with batches of
/// them, never more at once than MaximumConcurrency.
///
/// It takes a slot before it takes messages, and never more messages than its slots hold, so that
/// no message waits here while its visibility timeout runs. Redrive is the queue's. Unlike the
/// service it has its full width at once, and does not narrow it when a function fails.
public final class QueuePoller implements AutoCloseable {

    /// What a mapping without MaximumConcurrency grows to.
    static final int SERVICE_MAXIMUM = 1250;

    /// After a failure of the queue, or a throttled invocation.
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final String name;
    private final int batchSize;
    private final Inbox inbox;
    private final Batches batches;
    private final Gatherer gatherer;
    private final RunningBatches running;
    private final FunctionLog log;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private final Thread poller;

    /// @param sqs not closed here
    /// @param clock measures the batching window
    public QueuePoller(
            EventSourceMapping mapping,
            SourceQueue queue,
            SqsClient sqs,
            FunctionInvoker function,
            InstantSource clock,
            FunctionLog log) {
        this(mapping, queue, new SqsInbox(sqs, queue.url()), function, clock, log);
    }

    QueuePoller(
            EventSourceMapping mapping,
            SourceQueue queue,
            Inbox inbox,
            FunctionInvoker function,
            InstantSource clock,
            FunctionLog log) {
        var maximum = mapping.maximumConcurrency();
        this.name = queue.name();
        this.batchSize = mapping.batchSize();
        this.inbox = inbox;
        this.batches =
                new Batches(
                        batchSize,
                        message -> QueueEvent.sizeOf(queue, message),
                        Batches.EVENT_LIMIT_BYTES);
        this.gatherer = new Gatherer(inbox, mapping.batchWindow(), clock);
        this.running =
                new RunningBatches(
                        name,
                        maximum == null ? SERVICE_MAXIMUM : maximum,
                        new Settler(queue, inbox, function, mapping.reporting()),
                        log);
        this.log = log;
        this.poller = Thread.ofVirtual().name("poller-" + name).unstarted(this::poll);
    }

    /// Begins to poll. Once.
    public void start() {
        poller.start();
    }

    /// What runs now.
    public InFlight inFlight() {
        return running.inFlight();
    }

    /// Takes no more messages, waits up to `patience` for the invocations that run, and says what
    /// is left of them.
    public Stopped stop(Duration patience) throws InterruptedException {
        close();
        poller.join();
        var stopped = running.awaitEnd(patience);
        if (stopped instanceof Stopped.StillRunning(var left)) {
            log.line(
                    name,
                    "stopped with %d invocations running; these messages will come back: %s"
                            .formatted(left.invocations(), left.messageIds()));
        }
        return stopped;
    }

    /// Takes no more messages, and waits for nothing.
    @Override
    public void close() {
        stopping.countDown();
        poller.interrupt();
    }

    private void poll() {
        try {
            while (stopping.getCount() > 0) {
                round();
                pauseIfThrottled();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void round() throws InterruptedException {
        var slots = running.takeSlots(SqsInbox.REQUEST_LIMIT / batchSize);
        var gathered = new ArrayList<Message>();
        try {
            gatherer.gather(slots * batchSize, gathered);
        } catch (QueueFailure e) {
            pauseAfter(e);
        } finally {
            begin(gathered, slots);
        }
    }

    private void begin(List<Message> gathered, int slots) {
        if (stopping.getCount() > 0) {
            running.begin(batches.of(gathered), slots);
        } else {
            running.begin(List.of(), slots);
            giveBack(gathered);
        }
    }

    private void giveBack(List<Message> gathered) {
        var interrupted = Thread.interrupted();
        try {
            inbox.release(gathered);
        } catch (QueueFailure e) {
            log.line(name, "cannot give messages back: " + e.getMessage());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void pauseAfter(QueueFailure failure) throws InterruptedException {
        if (stopping.getCount() > 0) {
            log.line(name, "cannot receive messages: " + failure.getMessage());
            stopping.await(PAUSE.toMillis(), MILLISECONDS);
        }
    }

    private void pauseIfThrottled() throws InterruptedException {
        switch (running.takeRoom()) {
            case ENOUGH -> {}
            case THROTTLED -> {
                log.line(name, "the function is throttled");
                stopping.await(PAUSE.toMillis(), MILLISECONDS);
            }
        }
    }
}
