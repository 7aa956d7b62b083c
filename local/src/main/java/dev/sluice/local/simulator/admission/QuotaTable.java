package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.Route;
import java.util.List;

/// The quotas of all routes.
///
/// @param rules the first that covers a route holds for it
public record QuotaTable(List<QuotaRule> rules) {

    /// No quota anywhere.
    public static final QuotaTable NONE = new QuotaTable(List.of());

    /// Copies the list.
    public QuotaTable {
        rules = List.copyOf(rules);
    }

    /// The quota of a route, [Quota#NONE] where no rule covers it.
    public Quota of(Route route) {
        return rules.stream()
                .filter(rule -> rule.scope().covers(route))
                .findFirst()
                .map(QuotaRule::quota)
                .orElse(Quota.NONE);
    }
}
