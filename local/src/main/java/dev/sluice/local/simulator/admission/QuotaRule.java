package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.fault.Scope;

/// A quota and the routes that have it, each its own: routes share no quota.
public record QuotaRule(Scope scope, Quota quota) {}
