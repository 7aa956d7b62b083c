package dev.sluice.local.queue;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.sluice.local.function.FunctionLog;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.sqs.model.Message;

/// The invocations of one mapping: at most `width` at once, each in a slot that is taken before its
/// messages are.
final class RunningBatches {

    /// Whether the invocations since the last look could all be started.
    enum Room {
        ENOUGH,
        THROTTLED
    }

    private final String queueName;
    private final int width;
    private final Settler settler;
    private final FunctionLog log;
    private final Semaphore slots;
    private final Set<List<Message>> running = ConcurrentHashMap.newKeySet();
    private volatile Room room = Room.ENOUGH;

    RunningBatches(String queueName, int width, Settler settler, FunctionLog log) {
        this.queueName = queueName;
        this.width = width;
        this.settler = settler;
        this.log = log;
        this.slots = new Semaphore(width);
    }

    /// Waits for a slot and takes up to `most`, as far as they are free at once.
    int takeSlots(int most) throws InterruptedException {
        slots.acquire();
        var taken = 1;
        while (taken < most && slots.tryAcquire()) {
            taken++;
        }
        return taken;
    }

    /// Starts the batches in slots taken before, and gives back the slots left over. More batches
    /// than slots run one after another.
    void begin(List<List<Message>> batches, int taken) {
        running.addAll(batches);
        var used = Math.min(taken, batches.size());
        slots.release(taken - used);
        for (var slot = 0; slot < used; slot++) {
            var share =
                    IntStream.iterate(slot, i -> i < batches.size(), i -> i + used)
                            .mapToObj(batches::get)
                            .toList();
            Thread.ofVirtual().name("batch-" + queueName).start(() -> runAll(share));
        }
    }

    InFlight inFlight() {
        var now = List.copyOf(running);
        return new InFlight(
                now.size(), now.stream().flatMap(List::stream).map(Message::messageId).toList());
    }

    Stopped awaitEnd(Duration patience) throws InterruptedException {
        if (slots.tryAcquire(width, patience.toNanos(), NANOSECONDS)) {
            slots.release(width);
            return new Stopped.Drained();
        }
        return new Stopped.StillRunning(inFlight());
    }

    /// Says whether an invocation was throttled since this was last asked.
    Room takeRoom() {
        var seen = room;
        room = Room.ENOUGH;
        return seen;
    }

    private void runAll(List<List<Message>> share) {
        try {
            share.forEach(this::run);
        } finally {
            share.forEach(running::remove);
            slots.release();
        }
    }

    private void run(List<Message> batch) {
        try {
            report(settler.run(batch), batch);
        } catch (QueueFailure e) {
            log.line(queueName, "cannot delete messages: " + e.getMessage());
        } finally {
            running.remove(batch);
        }
    }

    private void report(BatchOutcome outcome, List<Message> batch) {
        switch (outcome) {
            case BatchOutcome.AllFailed(var reason) ->
                    log.line(queueName, "batch of %d failed: %s".formatted(batch.size(), reason));
            case BatchOutcome.NotStarted() -> room = Room.THROTTLED;
            case BatchOutcome.Succeeded _ -> {}
            case BatchOutcome.SomeFailed _ -> {}
        }
    }
}
