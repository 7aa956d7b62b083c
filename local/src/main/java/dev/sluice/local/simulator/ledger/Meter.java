package dev.sluice.local.simulator.ledger;

import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/// Counts the calls of one route. Thread-safe.
final class Meter {
    private final AtomicInteger inFlight = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();
    private final LongAdder calls = new LongAdder();
    private final LongAdder inputTokens = new LongAdder();
    private final LongAdder outputTokens = new LongAdder();
    private final ConcurrentMap<String, LongAdder> outcomes = new ConcurrentHashMap<>();

    int enter() {
        var now = inFlight.incrementAndGet();
        peak.accumulateAndGet(now, Math::max);
        return now;
    }

    void leave() {
        inFlight.decrementAndGet();
    }

    void count(CallRecord call) {
        calls.increment();
        inputTokens.add(call.inputTokens());
        outputTokens.add(call.outputTokens());
        outcomes.computeIfAbsent(call.outcome(), o -> new LongAdder()).increment();
    }

    Figures figures() {
        var byOutcome = new TreeMap<String, Long>();
        outcomes.forEach((outcome, count) -> byOutcome.put(outcome, count.sum()));
        return new Figures(
                inFlight.get(),
                peak.get(),
                calls.sum(),
                byOutcome,
                inputTokens.sum(),
                outputTokens.sum());
    }

    void clear() {
        peak.set(inFlight.get());
        calls.reset();
        inputTokens.reset();
        outputTokens.reset();
        outcomes.clear();
    }
}
