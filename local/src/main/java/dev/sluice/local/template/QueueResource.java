package dev.sluice.local.template;

import java.net.URI;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An SQS queue of the template.
///
/// @param attributes attribute names of the SQS API with their values, redrive policy excluded
/// @param redrive where messages go that were received too often; none on a dead-letter queue
public record QueueResource(
        String logicalId, String name, Map<String, String> attributes, @Nullable Redrive redrive) {

    /// SQS's own dead-lettering.
    ///
    /// @param targetArn the dead-letter queue
    public record Redrive(String targetArn, int maxReceiveCount) {}

    /// The queue's ARN.
    public String arn() {
        return PseudoParameters.arn("sqs", name);
    }

    /// The queue's URL under an endpoint.
    public String url(URI endpoint) {
        return "%s/%s/%s".formatted(endpoint, PseudoParameters.ACCOUNT, name);
    }
}
