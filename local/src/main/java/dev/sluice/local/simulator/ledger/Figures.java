package dev.sluice.local.simulator.ledger;

import java.util.Map;

/// What has been counted.
///
/// @param inFlight calls that have arrived and not ended
/// @param peakInFlight the most at once since the start or the last reset
/// @param calls calls that have ended
/// @param outcomes the same by outcome, see [CallRecord]
public record Figures(
        int inFlight,
        int peakInFlight,
        long calls,
        Map<String, Long> outcomes,
        long inputTokens,
        long outputTokens) {

    /// How many calls ended so.
    public long outcome(String outcome) {
        return outcomes.getOrDefault(outcome, 0L);
    }
}
