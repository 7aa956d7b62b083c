package dev.sluice.loadtest.report;

import org.jspecify.annotations.Nullable;

/// The figures of one mode. Wire record of the report; it only grows.
///
/// @param requests how many were to be answered
/// @param succeeded answered
/// @param failed ended without an answer
/// @param lost accepted and never ended, or cut off with the run
/// @param duplicateCalls answered calls beyond one a request
/// @param throttles calls over the quota
/// @param calls all model calls
/// @param makespanSeconds from the first request to the last end
/// @param boundRatio makespan by the bound with the latencies of this mode; below 1 where requests
///   failed or a burst was there to spend
/// @param firstResultSeconds until the first answer
/// @param p50Seconds from a request's coming to its answer
/// @param quotaUtilisation what answers have used of the quota that the makespan held, in the
///   dimension that was used most; above 1 where a burst was spent
/// @param lambdaGbSeconds billed; 0 where no function works
/// @param idleShare part of the billed time that was spent waiting
/// @param deferrals tasks put back for later
public record ModeFigures(
        int requests,
        int succeeded,
        int failed,
        int lost,
        long duplicateCalls,
        long throttles,
        long calls,
        double makespanSeconds,
        double boundRatio,
        @Nullable Double firstResultSeconds,
        @Nullable Double p50Seconds,
        @Nullable Double p95Seconds,
        @Nullable Double p99Seconds,
        long inputTokens,
        long outputTokens,
        double quotaUtilisation,
        double lambdaGbSeconds,
        double idleShare,
        long deferrals) {}
