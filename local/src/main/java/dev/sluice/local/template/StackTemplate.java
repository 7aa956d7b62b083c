package dev.sluice.local.template;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Everything in a synthesized template that has an effect in local mode.
///
/// @param outputs the stack's outputs by name, resolved
public record StackTemplate(
        String stack,
        List<QueueResource> queues,
        List<TableResource> tables,
        List<BucketResource> buckets,
        List<FunctionResource> functions,
        List<EventSourceMapping> eventSources,
        List<ScheduleRule> schedules,
        @Nullable RestApi api,
        Map<String, String> outputs) {

    /// The function with this logical id.
    public FunctionResource function(String logicalId) {
        return functions.stream()
                .filter(function -> function.logicalId().equals(logicalId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no function " + logicalId));
    }

    /// The queue with this logical id.
    public QueueResource queue(String logicalId) {
        return queues.stream()
                .filter(queue -> queue.logicalId().equals(logicalId))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no queue " + logicalId));
    }
}
