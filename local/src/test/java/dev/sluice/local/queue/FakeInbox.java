package dev.sluice.local.queue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import software.amazon.awssdk.services.sqs.model.Message;

/// A queue in memory. Hidden messages come back when they are released or when a test lets their
/// visibility timeout end.
final class FakeInbox implements Inbox {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<Message> visible = new ArrayList<>();
    private final Map<String, Message> hidden = new LinkedHashMap<>();

    void add(Message message) {
        locked(() -> visible.add(message));
    }

    void expireAll() {
        locked(() -> {
            visible.addAll(hidden.values());
            hidden.clear();
        });
    }

    List<String> visible() {
        lock.lock();
        try {
            return visible.stream().map(Message::messageId).toList();
        } finally {
            lock.unlock();
        }
    }

    List<String> hidden() {
        lock.lock();
        try {
            return List.copyOf(hidden.keySet());
        } finally {
            lock.unlock();
        }
    }

    @Override
    public List<Message> receive(int most, Duration patience) {
        lock.lock();
        try {
            var left = patience.toNanos();
            while (visible.isEmpty() && left > 0) {
                left = changed.awaitNanos(left);
            }
            var taken = List.copyOf(visible.subList(0, Math.min(most, visible.size())));
            visible.removeAll(taken);
            taken.forEach(message -> hidden.put(message.messageId(), message));
            changed.signalAll();
            return taken;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new QueueFailure("interrupted", e);
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void delete(List<Message> messages) {
        locked(() -> messages.forEach(message -> hidden.remove(message.messageId())));
    }

    @Override
    public void release(List<Message> messages) {
        locked(() -> {
            messages.forEach(message -> hidden.remove(message.messageId()));
            visible.addAll(messages);
        });
    }

    private void locked(Runnable change) {
        lock.lock();
        try {
            change.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
