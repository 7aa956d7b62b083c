package dev.sluice.local.simulator.fault;

import java.util.Optional;

/// What was drawn for one call.
///
/// @param slowdown 1 unless a slow neighbour is about
/// @param strike the one fault that decides the outcome
public record Injection(double slowdown, Optional<FaultRule> strike) {

    /// The name for the ledger, or null.
    public Optional<String> name() {
        return strike.map(rule -> rule.kind().wireName())
                .or(() ->
                        slowdown == 1
                                ? Optional.empty()
                                : Optional.of(FaultKind.SLOW_NEIGHBOUR.wireName()));
    }
}
