package dev.sluice.local;

import dev.sluice.local.queue.QueuePoller;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// All event source mappings.
final class Pollers implements AutoCloseable {
    /// What runs when local mode stops may take this long to end; what takes longer comes back.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final List<QueuePoller> pollers = new ArrayList<>();

    void add(QueuePoller poller) {
        pollers.add(poller);
    }

    void start() {
        pollers.forEach(QueuePoller::start);
    }

    @Override
    public void close() {
        pollers.forEach(QueuePoller::close);
        try {
            for (var poller : pollers) {
                poller.stop(PATIENCE);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
