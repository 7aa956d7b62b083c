package dev.sluice.local.simulator;

/// Where a call goes: quotas, latencies, faults and figures are kept per route.
///
/// @param region the first segment of the request path, for instance `us-east-1`
/// @param modelId the model, profile or ARN as the caller named it, decoded
public record Route(String region, String modelId) {}
