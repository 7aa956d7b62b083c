package dev.sluice.local.template;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A queue that invokes a function.
///
/// @param functionId logical id of the function behind the alias that the template names
/// @param queueId logical id of the queue
/// @param maximumConcurrency most invocations at once, 2..1000; none means the service's own
///   scaling
/// @param reporting what the mapping does with the function's answer
public record EventSourceMapping(
        String logicalId,
        String functionId,
        String queueId,
        int batchSize,
        Duration batchWindow,
        @Nullable Integer maximumConcurrency,
        Reporting reporting) {

    /// How an answer of the function is read.
    public enum Reporting {
        /// Every message of the batch succeeds or fails together.
        WHOLE_BATCH,
        /// `ReportBatchItemFailures`: the answer names the messages that failed.
        ITEM_FAILURES
    }
}
