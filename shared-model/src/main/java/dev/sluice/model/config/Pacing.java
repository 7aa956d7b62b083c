package dev.sluice.model.config;

/// Which valve keeps calls inside the quota.
public enum Pacing {
    /// The shared ledger; concurrency is only wide enough.
    LEDGER,
    /// MaximumConcurrency alone, the published design.
    CONCURRENCY
}
