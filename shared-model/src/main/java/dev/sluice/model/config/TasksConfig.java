package dev.sluice.model.config;

import java.time.Duration;

/// How long records live and how often a task is tried.
///
/// @param retention of a record after its last change; longer than queue and dead-letter queue
///   together
/// @param maxDeliveries deliveries that may start and end badly; deferrals never count
public record TasksConfig(Duration retention, int maxDeliveries) {

    /// Inputs and specs outlive records by this much, so that a redrive still finds them.
    public static final Duration INPUTS_OUTLIVE_RECORDS = Duration.ofDays(30);

    /// Retention of every queue: the most SQS has.
    public static final Duration QUEUE_RETENTION = Duration.ofDays(14);

    /// Receives after which SQS itself moves a message away: the most SQS has.
    public static final int MAX_RECEIVE_COUNT = 1000;
}
