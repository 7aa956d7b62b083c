package dev.sluice.local.simulator.fault;

import dev.sluice.local.simulator.fault.InjectedFault.Slow;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// The faults that are switched on. Thread-safe; a change holds for calls that arrive after it.
public final class FaultBoard {
    private final AtomicReference<List<SwitchedFault>> faults = new AtomicReference<>(List.of());

    /// Switches these on, beside those that are on already.
    public void add(List<FaultRule> rules) {
        var more = rules.stream().map(SwitchedFault::new).toList();
        faults.updateAndGet(on -> Stream.concat(on.stream(), more.stream()).toList());
    }

    /// Switches all off.
    public void clear() {
        faults.set(List.of());
    }

    /// Those that are on, in the order in which they are tried.
    public List<FaultRule> rules() {
        return faults.get().stream().map(SwitchedFault::rule).toList();
    }

    /// Draws for one call: every slow neighbour that strikes, and the first other fault that does.
    public Injection draw(CallFacts call, RandomGenerator random) {
        var slowdown = 1.0;
        Optional<FaultRule> strike = Optional.empty();
        for (var fault : faults.get()) {
            var slow = fault.rule().fault() instanceof Slow;
            if ((slow || strike.isEmpty()) && fault.strikes(call, random)) {
                slowdown *= fault.slowdown();
                strike = slow ? strike : Optional.of(fault.rule());
            }
        }
        return new Injection(slowdown, strike);
    }
}
