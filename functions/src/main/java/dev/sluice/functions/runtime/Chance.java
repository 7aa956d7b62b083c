package dev.sluice.functions.runtime;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/// Randomness that nobody can guess and no snapshot can clone: after a restore [#renew] takes a new
/// source, and whoever holds this one goes on with it. Thread-safe.
final class Chance implements RandomGenerator {

    private volatile SecureRandom source = new SecureRandom();

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    /// Forgets all state.
    void renew() {
        source = new SecureRandom();
    }
}
