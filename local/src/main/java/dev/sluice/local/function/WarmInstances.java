package dev.sluice.local.function;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// Instances that wait for an event, the most recently used one first, so that surplus ones age and
/// go. Does not close anything itself.
final class WarmInstances {

    private record Idle(FunctionInstance instance, Instant since) {}

    private final Deque<Idle> idle = new ArrayDeque<>();

    /// The instance that was used last and still lives.
    synchronized Optional<FunctionInstance> take() {
        idle.removeIf(waiting -> waiting.instance().ended());
        return Optional.ofNullable(idle.pollFirst()).map(Idle::instance);
    }

    synchronized void give(FunctionInstance instance, Instant now) {
        idle.addFirst(new Idle(instance, now));
    }

    /// Takes out all that have waited for longer than `limit`.
    synchronized List<FunctionInstance> takeIdleFor(Duration limit, Instant now) {
        var taken = new ArrayList<FunctionInstance>();
        while (!idle.isEmpty() && idle.getLast().since().plus(limit).isBefore(now)) {
            taken.add(idle.removeLast().instance());
        }
        return taken;
    }

    synchronized boolean isEmpty() {
        return idle.isEmpty();
    }

    /// Takes out everything.
    synchronized List<FunctionInstance> takeAll() {
        var all = idle.stream().map(Idle::instance).toList();
        idle.clear();
        return all;
    }
}
