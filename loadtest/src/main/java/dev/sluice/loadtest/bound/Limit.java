package dev.sluice.loadtest.bound;

/// What limits a bound.
public enum Limit {
    /// The quota of requests a minute.
    RPM,
    /// The quota of tokens a minute.
    TPM,
    /// Only arrivals and the latency of the model: a quota does not make it longer.
    LATENCY
}
