package dev.sluice.functions.worker;

import dev.sluice.bedrock.Deadline;
import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.queue.TaskQueue;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/// A worker for scenarios: one message in, what becomes of it out, as the handler does it.
public final class WorkerDriver {

    private final MessageWork work;

    /// Puts a worker together.
    public WorkerDriver(
            WorkerPorts ports,
            WorkerSettings settings,
            TaskQueue queue,
            InstantSource clock,
            RandomGenerator random) {
        work =
                new MessageWork(
                        new ProcessTask(ports, settings, clock, random),
                        new Settlement(settings.lane().name(), queue, ports.deadLetters(), clock),
                        Duration.ofSeconds(35),
                        clock);
    }

    /// What a batch of this one message comes to.
    public Fate settle(QueueMemory.Delivery delivery, Instant now, Deadline deadline) {
        var received =
                new Received(
                        delivery.messageId(),
                        delivery.receipt(),
                        delivery.body(),
                        delivery.receives(),
                        delivery.sentAt(),
                        now);
        return switch (work.settle(List.of(received), deadline).getFirst()) {
            case Settled.Acknowledged _ -> Fate.ACKNOWLEDGED;
            case Settled.Returned _ -> Fate.RETURNED;
        };
    }

    /// What becomes of a message.
    public enum Fate {
        ACKNOWLEDGED,
        RETURNED
    }
}
