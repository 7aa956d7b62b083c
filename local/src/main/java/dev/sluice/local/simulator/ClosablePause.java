package dev.sluice.local.simulator;

import dev.sluice.local.simulator.latency.Pause;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Real time, cut short for every waiting call when the simulator closes.
final class ClosablePause implements Pause {
    private final CountDownLatch closed = new CountDownLatch(1);

    @Override
    public void hold(Duration time) throws InterruptedException {
        if (closed.await(time.toNanos(), TimeUnit.NANOSECONDS)) {
            throw new InterruptedException("the simulator has closed");
        }
    }

    void close() {
        closed.countDown();
    }
}
