package dev.sluice.local.simulator;

import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;

/// One random source per call, from the seed and the call's number, so that draws do not depend on
/// which thread comes first inside a call. Thread-safe.
final class Dice {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final long seed;
    private final AtomicLong calls;

    /// @param firstCall the number of the next call; with a kept ledger, the calls already in it
    Dice(long seed, long firstCall) {
        this.seed = seed;
        this.calls = new AtomicLong(firstCall);
    }

    RandomGenerator next() {
        return new SplittableRandom(seed + GOLDEN * calls.getAndIncrement());
    }
}
