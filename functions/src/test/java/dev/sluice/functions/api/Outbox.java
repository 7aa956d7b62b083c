package dev.sluice.functions.api;

import dev.sluice.functions.queue.FakeTaskQueue;
import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// Queues in memory that remember what was sent; a send fails when it was told to.
final class Outbox implements TaskQueue {

    final List<TaskMessage> sent = Collections.synchronizedList(new ArrayList<>());
    private final Deque<RuntimeException> failures = new ArrayDeque<>();
    private final TaskQueue queue;

    Outbox(InstantSource clock) {
        this.queue = new FakeTaskQueue(new QueueMemory(), clock);
    }

    void failOnce(RuntimeException failure) {
        failures.add(failure);
    }

    @Override
    public void send(TaskMessage message) {
        var failure = failures.poll();
        if (failure != null) {
            throw failure;
        }
        queue.send(message);
        sent.add(message);
    }

    @Override
    public void hide(
            String lane, String receiptHandle, Duration delay, Instant receivedAt, Instant now) {
        queue.hide(lane, receiptHandle, delay, receivedAt, now);
    }

    @Override
    public void deadLetter(TaskMessage message, TaskError error, Instant now) {
        queue.deadLetter(message, error, now);
    }

    @Override
    public void deadLetterRaw(String lane, String body, TaskError error, Instant now) {
        queue.deadLetterRaw(lane, body, error, now);
    }
}
