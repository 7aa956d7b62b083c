package dev.sluice.model.config;

import java.time.Duration;
import java.util.OptionalInt;

/// One queue, its worker and their timeout chain: `visibility > function > read > slowest expected
/// call`.
///
/// @param name lower-case letters, digits and hyphens
/// @param when which tasks it takes
/// @param readTimeout of one Bedrock call
/// @param functionTimeout of the worker, at most 15 minutes
/// @param visibilityTimeout of the queue, at most 12 hours
/// @param maxConcurrency of the event source mapping, 2 to 1000; absent means computed
/// @param batchSize messages an invocation may get, 1 to 10
/// @param memoryMiB of the worker, 128 to 10240
/// @param expect what a call of this lane is like
/// @param throttle the deployment's, with this lane's overrides
public record LaneConfig(
        String name,
        LaneRule when,
        Duration readTimeout,
        Duration functionTimeout,
        Duration visibilityTimeout,
        OptionalInt maxConcurrency,
        int batchSize,
        int memoryMiB,
        Expectation expect,
        ThrottleConfig throttle) {}
