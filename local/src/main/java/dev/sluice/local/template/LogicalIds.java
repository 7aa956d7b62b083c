package dev.sluice.local.template;

import java.util.List;

/// Finds the resource behind a name or an ARN.
///
/// @param functions all functions of the template
/// @param queues all queues of the template
record LogicalIds(List<FunctionResource> functions, List<QueueResource> queues) {
    private static final String FUNCTION = ":function:";

    /// The function that `property` names: by name, by ARN, with or without version or alias, or
    /// inside an invocation URI of API Gateway.
    String function(Fields fields, String property) {
        var named = fields.text(property);
        var from = named.lastIndexOf(FUNCTION);
        var tail = from < 0 ? named : named.substring(from + FUNCTION.length());
        var name = tail.split("[:/]", 2)[0];
        return functions.stream()
                .filter(function -> function.name().equals(name))
                .map(FunctionResource::logicalId)
                .findFirst()
                .orElseThrow(
                        () -> fields.unknown(property, named + " is no function of this template"));
    }

    /// The queue whose ARN `property` gives.
    String queue(Fields fields, String property) {
        var arn = fields.text(property);
        return queues.stream()
                .filter(queue -> PseudoParameters.arn("sqs", queue.name()).equals(arn))
                .map(QueueResource::logicalId)
                .findFirst()
                .orElseThrow(() -> fields.unknown(property, arn + " is no queue of this template"));
    }
}
