package dev.sluice.local.simulator.fault;

import dev.sluice.local.simulator.fault.InjectedFault.Fail;
import dev.sluice.local.simulator.fault.InjectedFault.Hangup;
import dev.sluice.local.simulator.fault.InjectedFault.Refuse;
import dev.sluice.local.simulator.fault.InjectedFault.RejectDocument;
import dev.sluice.local.simulator.fault.InjectedFault.Reset;
import dev.sluice.local.simulator.fault.InjectedFault.Shape;
import dev.sluice.local.simulator.fault.InjectedFault.Silence;
import dev.sluice.local.simulator.fault.InjectedFault.Slow;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;

/// A rule and the calls it may still strike. Thread-safe.
final class SwitchedFault {
    private final FaultRule rule;
    private final AtomicInteger left;

    SwitchedFault(FaultRule rule) {
        this.rule = rule;
        this.left = new AtomicInteger(rule.chance().firstCalls());
    }

    FaultRule rule() {
        return rule;
    }

    double slowdown() {
        return rule.fault() instanceof Slow(var factor) ? factor : 1;
    }

    boolean strikes(CallFacts call, RandomGenerator random) {
        return rule.window().holds(call.now())
                && rule.scope().covers(call.route())
                && concerns(call)
                && random.nextDouble() < rule.chance().at(call.inFlight())
                && left.getAndUpdate(n -> Math.max(0, n - 1)) > 0;
    }

    private boolean concerns(CallFacts call) {
        return switch (rule.fault()) {
            case RejectDocument() -> call.documents() > 0;
            case Refuse _, Hangup _, Reset _, Silence _, Fail _, Slow _, Shape _ -> true;
        };
    }
}
