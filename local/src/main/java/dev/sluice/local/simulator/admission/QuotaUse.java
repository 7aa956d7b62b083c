package dev.sluice.local.simulator.admission;

/// How far one dimension of a route is used.
///
/// @param limit what is allowed, per minute or per day
/// @param capacity how much may be in use at once: the bucket's size, or the window's limit
/// @param used tokens or requests in use now; above the capacity while settlements exceed it
/// @param peak the most in use since the start or the last reset
/// @param charged what calls have taken since the start or the last reset, settled ones with their
///   final charge
/// @param throttles calls that were refused because of this dimension
public record QuotaUse(
        long limit, double capacity, double used, double peak, long charged, long throttles) {}
