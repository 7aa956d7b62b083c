package dev.sluice.client;

import java.time.Duration;

/// How the client waits. A test moves its clock instead.
@FunctionalInterface
public interface Pause {

    /// Returns once `delay` is over; at once when it is not positive.
    ///
    /// @throws InterruptedException when the waiting thread is interrupted
    void forA(Duration delay) throws InterruptedException;
}
