package dev.sluice.functions.task;

import java.util.Map;

/// How often a task was tried.
///
/// @param deliveries runs that started and were not given back; limited by `tasks.maxDeliveries`
/// @param claims runs that started
/// @param deferrals times it was put back to wait
/// @param retries deferrals by reason
public record Tally(int deliveries, int claims, int deferrals, Map<String, Integer> retries) {

    /// Never tried.
    public static final Tally NONE = new Tally(0, 0, 0, Map.of());
}
