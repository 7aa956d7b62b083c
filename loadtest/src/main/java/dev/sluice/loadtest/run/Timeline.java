package dev.sluice.loadtest.run;

import java.time.Duration;

/// The time of one run. Thread-safe.
public interface Timeline {

    /// Since its start.
    Duration now();

    /// Returns at that moment, at once when it is over.
    void sleepUntil(Duration moment) throws InterruptedException;

    /// One that starts now, on the clock of this process.
    static Timeline startingNow() {
        var start = System.nanoTime();
        return new Timeline() {
            @Override
            public Duration now() {
                return Duration.ofNanos(System.nanoTime() - start);
            }

            @Override
            public void sleepUntil(Duration moment) throws InterruptedException {
                var missing = moment.minus(now());
                if (missing.isPositive()) {
                    Thread.sleep(missing);
                }
            }
        };
    }
}
