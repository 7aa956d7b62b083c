package dev.sluice.functions.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Queues in memory: each message is visible from some moment on, a receive hides it, and only a
/// delete by its latest receipt removes it.
public final class QueueMemory {

    private final Map<String, List<Held>> queues = new TreeMap<>();
    private int next;

    /// Adds a message.
    public synchronized void add(
            String queue, String body, Map<String, String> attributes, Instant now) {
        queues.computeIfAbsent(queue, _ -> new ArrayList<>())
                .add(new Held("m" + next++, body, attributes, now, now, 0));
    }

    /// The first visible message; it is hidden now.
    public synchronized Optional<Delivery> receive(String queue, Duration visibility, Instant now) {
        var messages = queues.getOrDefault(queue, new ArrayList<>());
        for (var index = 0; index < messages.size(); index++) {
            var message = messages.get(index);
            if (!message.visibleAt().isAfter(now)) {
                var taken = message.taken(now.plus(visibility));
                messages.set(index, taken);
                return Optional.of(taken.delivery());
            }
        }
        return Optional.empty();
    }

    /// Removes a message; whoever deletes needs no longer be the last receiver, as on SQS.
    public synchronized void delete(String queue, String receipt) {
        queues.getOrDefault(queue, new ArrayList<>())
                .removeIf(message -> message.id().equals(idOf(receipt)));
    }

    /// Hides a message until then, if this is its last receipt.
    public synchronized void hide(String queue, String receipt, Instant until) {
        queues.getOrDefault(queue, new ArrayList<>())
                .replaceAll(message ->
                        message.receipt().equals(receipt) ? message.until(until) : message);
    }

    /// Moves all messages as they are, as a redrive by the console does.
    public synchronized void move(String from, String to, Instant now) {
        for (var message : List.copyOf(queues.getOrDefault(from, List.of()))) {
            add(to, message.body(), message.attributes(), now);
            delete(from, message.receipt());
        }
    }

    /// All messages, hidden ones too.
    public synchronized List<Delivery> all(String queue) {
        return queues.getOrDefault(queue, List.of()).stream().map(Held::delivery).toList();
    }

    /// When the next message can be received.
    public synchronized Optional<Instant> nextVisible(String queue) {
        return queues.getOrDefault(queue, List.of()).stream()
                .map(Held::visibleAt)
                .min(Comparator.naturalOrder());
    }

    private static String idOf(String receipt) {
        return receipt.substring(0, receipt.indexOf('#'));
    }

    /// One delivery.
    public record Delivery(
            String messageId,
            String receipt,
            String body,
            Map<String, String> attributes,
            int receives,
            Instant sentAt) {}

    /// A message in its queue.
    record Held(
            String id,
            String body,
            Map<String, String> attributes,
            Instant sentAt,
            Instant visibleAt,
            int receives) {

        String receipt() {
            return id + "#" + receives;
        }

        Held taken(Instant until) {
            return new Held(id, body, attributes, sentAt, until, receives + 1);
        }

        Held until(Instant until) {
            return new Held(id, body, attributes, sentAt, until, receives);
        }

        Delivery delivery() {
            return new Delivery(id, receipt(), body, attributes, receives, sentAt);
        }
    }
}
