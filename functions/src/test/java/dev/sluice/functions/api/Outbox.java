package dev.sluice.functions.api;

import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// What was sent; a send fails when it was told to.
final class Outbox implements TaskQueue {

    final List<TaskMessage> sent = Collections.synchronizedList(new ArrayList<>());
    private final Deque<RuntimeException> failures = new ArrayDeque<>();

    void failOnce(RuntimeException failure) {
        failures.add(failure);
    }

    @Override
    public void send(TaskMessage message) {
        var failure = failures.poll();
        if (failure != null) {
            throw failure;
        }
        sent.add(message);
    }

    @Override
    public void hide(
            String lane, String receiptHandle, Duration delay, Instant receivedAt, Instant now) {
        throw new UnsupportedOperationException("the API receives nothing");
    }

    @Override
    public void deadLetter(TaskMessage message, TaskError error, Instant now) {
        throw new UnsupportedOperationException("the API buries nothing");
    }

    @Override
    public void deadLetterRaw(String lane, String body, TaskError error, Instant now) {
        throw new UnsupportedOperationException("the API buries nothing");
    }
}
