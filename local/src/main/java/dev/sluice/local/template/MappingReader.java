package dev.sluice.local.template;

import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/// Reads `AWS::Lambda::EventSourceMapping`.
final class MappingReader {
    static final String TYPE = "AWS::Lambda::EventSourceMapping";
    private static final int DEFAULT_BATCH = 10;

    private MappingReader() {}

    /// The mapping, unless the template has it switched off.
    static Optional<EventSourceMapping> read(Fields mapping, LogicalIds ids) {
        mapping.only(
                Set.of(
                        "BatchSize",
                        "Enabled",
                        "EventSourceArn",
                        "FunctionName",
                        "FunctionResponseTypes",
                        "MaximumBatchingWindowInSeconds",
                        "ScalingConfig"),
                Set.of("MetricsConfig", "Tags"));
        if (mapping.text("Enabled", "true").equals("false")) {
            return Optional.empty();
        }
        var scaling = mapping.object("ScalingConfig").only(Set.of("MaximumConcurrency"), Set.of());
        return Optional.of(
                new EventSourceMapping(
                        mapping.logicalId(),
                        ids.function(mapping, "FunctionName"),
                        ids.queue(mapping, "EventSourceArn"),
                        mapping.number("BatchSize", DEFAULT_BATCH),
                        Duration.ofSeconds(mapping.number("MaximumBatchingWindowInSeconds", 0)),
                        scaling.find("MaximumConcurrency").map(Integer::valueOf).orElse(null),
                        mapping.texts("FunctionResponseTypes").contains("ReportBatchItemFailures")
                                ? Reporting.ITEM_FAILURES
                                : Reporting.WHOLE_BATCH));
    }
}
