package dev.sluice.functions.queue;

import dev.sluice.functions.task.Samples;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/// The fakes keep the contract.
class FakeTaskQueueTest extends TaskQueueContract {

    private final QueueMemory memory = new QueueMemory();

    @Override
    protected TaskQueue queue() {
        return new FakeTaskQueue(memory, this::now);
    }

    @Override
    protected DeadLetterQueue deadLetterQueue() {
        return new FakeDeadLetterQueue(memory);
    }

    @Override
    protected void clear() {}

    @Override
    protected Optional<QueueMemory.Delivery> receive(String lane) {
        return memory.receive(lane, Duration.ofMinutes(1), now());
    }

    @Override
    protected Optional<QueueMemory.Delivery> receiveDeadLetter(String lane) {
        return memory.receive(FakeTaskQueue.deadLettersOf(lane), Duration.ofMinutes(1), now());
    }

    @Override
    protected void move(String lane, String body) {
        memory.add(FakeTaskQueue.deadLettersOf(lane), body, Map.of(), now());
    }

    @Override
    protected Instant now() {
        return Samples.NOW;
    }
}
