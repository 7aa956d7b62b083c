package dev.sluice.local.template;

import dev.sluice.local.template.QueueResource.Redrive;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Reads `AWS::SQS::Queue`.
final class QueueReader {
    static final String TYPE = "AWS::SQS::Queue";

    /// Template property to attribute of the SQS API.
    private static final Map<String, String> ATTRIBUTES =
            Map.of(
                    "VisibilityTimeout", "VisibilityTimeout",
                    "MessageRetentionPeriod", "MessageRetentionPeriod",
                    "DelaySeconds", "DelaySeconds",
                    "ReceiveMessageWaitTimeSeconds", "ReceiveMessageWaitTimeSeconds",
                    "MaximumMessageSize", "MaximumMessageSize");

    private QueueReader() {}

    static QueueResource read(Fields queue, PhysicalNames names) {
        var understood = new HashSet<>(ATTRIBUTES.keySet());
        understood.addAll(Set.of("QueueName", "RedrivePolicy"));
        queue.only(
                understood,
                Set.of(
                        "KmsMasterKeyId",
                        "KmsDataKeyReusePeriodSeconds",
                        "RedriveAllowPolicy",
                        "SqsManagedSseEnabled",
                        "Tags"));
        var attributes = new LinkedHashMap<String, String>();
        ATTRIBUTES.forEach((property, attribute) ->
                queue.find(property).ifPresent(value -> attributes.put(attribute, value)));
        return new QueueResource(
                queue.logicalId(),
                names.name(queue.logicalId()),
                Map.copyOf(attributes),
                queue.has("RedrivePolicy") ? redrive(queue.object("RedrivePolicy")) : null);
    }

    private static Redrive redrive(Fields policy) {
        policy.only(Set.of("deadLetterTargetArn", "maxReceiveCount"), Set.of());
        return new Redrive(policy.text("deadLetterTargetArn"), policy.number("maxReceiveCount", 0));
    }
}
