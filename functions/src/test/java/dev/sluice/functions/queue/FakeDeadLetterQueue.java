package dev.sluice.functions.queue;

import java.util.List;

/// [DeadLetterQueue] in memory.
public record FakeDeadLetterQueue(QueueMemory memory) implements DeadLetterQueue {

    @Override
    public List<String> movedBodies(String lane, int limit) {
        return memory.all(FakeTaskQueue.deadLettersOf(lane)).stream()
                .limit(limit)
                .filter(letter -> !letter.attributes().containsKey(DeadLetterAttributes.CODE))
                .map(QueueMemory.Delivery::body)
                .toList();
    }
}
