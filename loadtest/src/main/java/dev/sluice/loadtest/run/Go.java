package dev.sluice.loadtest.run;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/// The start signal of a run; its time begins when it is given.
///
/// @param clock makes the run's time
/// @param given the signal
record Go(Supplier<Timeline> clock, CompletableFuture<Timeline> given) {

    Go(Supplier<Timeline> clock) {
        this(clock, new CompletableFuture<>());
    }

    void give() {
        given.complete(clock.get());
    }

    Timeline await() throws InterruptedException {
        try {
            return given.get();
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
