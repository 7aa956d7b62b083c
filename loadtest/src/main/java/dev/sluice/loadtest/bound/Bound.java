package dev.sluice.loadtest.bound;

/// The shortest time in which requests can be answered within a quota.
///
/// @param seconds at the sustained quota from the first request on
/// @param burstSeconds the same with the burst spent first
/// @param limit what keeps it from being shorter
public record Bound(double seconds, double burstSeconds, Limit limit) {}
