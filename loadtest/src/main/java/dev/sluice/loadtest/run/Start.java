package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.Inputs;
import java.util.concurrent.CountDownLatch;

/// What callers share at the start: those who call at once have made their inputs before the clock
/// runs, so that a burst is one.
///
/// @param inputs what is sent
/// @param unprepared how many that call at once are not ready
/// @param go the signal
record Start(Inputs inputs, CountDownLatch unprepared, Go go) {

    /// How waiting ended.
    enum Waited {
        READY,
        INTERRUPTED
    }

    /// Gives the signal once all are ready.
    Waited awaitPrepared() {
        try {
            unprepared.await();
            return Waited.READY;
        } catch (InterruptedException stopped) {
            return Waited.INTERRUPTED;
        } finally {
            go.give();
        }
    }
}
