package dev.sluice.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Turns Ctrl-C into an interrupt of the command's thread, and gives the command time to stop what
/// it started.
final class StopSignal implements AutoCloseable {
    private static final long MOST_SECONDS = 15;
    private final CountDownLatch stopped = new CountDownLatch(1);

    private StopSignal() {}

    /// Watches for the end of the process on behalf of the current thread.
    static StopSignal forThisThread() {
        var signal = new StopSignal();
        var command = Thread.currentThread();
        Runtime.getRuntime()
                .addShutdownHook(
                        Thread.ofPlatform()
                                .name("stop")
                                .unstarted(() -> signal.interruptAndWait(command)));
        return signal;
    }

    /// Returns only by being interrupted.
    void await() throws InterruptedException {
        stopped.await();
    }

    /// Everything has been stopped.
    @Override
    public void close() {
        stopped.countDown();
    }

    private void interruptAndWait(Thread command) {
        if (stopped.getCount() == 0) {
            return;
        }
        command.interrupt();
        try {
            if (!stopped.await(MOST_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("sluice: gave up waiting for everything to stop");
            }
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
