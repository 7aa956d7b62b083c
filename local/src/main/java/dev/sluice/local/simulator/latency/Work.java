package dev.sluice.local.simulator.latency;

/// What a call gives the model to do.
public record Work(int images, int pages, long outputTokens) {}
