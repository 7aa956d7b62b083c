package dev.sluice.client.stub;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that moves when told to, or when someone waits.
public final class TestClock implements InstantSource {
    private Instant now = Instant.parse("2026-06-01T12:00:00Z");
    private Duration waited = Duration.ZERO;

    @Override
    public synchronized Instant instant() {
        return now;
    }

    /// Lets time pass.
    public synchronized void pass(Duration duration) {
        now = now.plus(duration);
    }

    /// A wait that ends at once, later.
    public synchronized void pause(Duration duration) {
        waited = waited.plus(duration);
        pass(duration);
    }

    /// All waits together.
    public synchronized Duration waited() {
        return waited;
    }
}
