package dev.sluice.local.template;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// Creates the template's queues, and brings those that exist up to date.
public final class QueueProvisioning {
    private final SqsClient client;
    private final URI endpoint;

    /// @param endpoint where queue URLs point
    public QueueProvisioning(SqsClient client, URI endpoint) {
        this.client = client;
        this.endpoint = endpoint;
    }

    /// Dead-letter queues come first, as the others name them. Doing it again changes nothing.
    public void apply(List<QueueResource> queues) {
        var existing =
                client.listQueues().queueUrls().stream()
                        .map(url -> url.substring(url.lastIndexOf('/') + 1))
                        .collect(Collectors.toUnmodifiableSet());
        queues.stream()
                .sorted((one, other) -> Boolean.compare(redrives(one), redrives(other)))
                .forEach(queue -> apply(queue, existing));
    }

    private static boolean redrives(QueueResource queue) {
        return queue.redrive() != null;
    }

    private void apply(QueueResource queue, Set<String> existing) {
        var attributes = attributes(queue);
        if (existing.contains(queue.name())) {
            update(queue.url(endpoint), attributes);
        } else {
            client.createQueue(create -> create.queueName(queue.name()).attributes(attributes));
        }
    }

    private void update(String url, Map<QueueAttributeName, String> wanted) {
        var present =
                client.getQueueAttributes(
                                get -> get.queueUrl(url).attributeNames(QueueAttributeName.ALL))
                        .attributes();
        var changed = new HashMap<>(wanted);
        changed.entrySet().removeAll(present.entrySet());
        if (!changed.isEmpty()) {
            client.setQueueAttributes(set -> set.queueUrl(url).attributes(changed));
        }
    }

    private static Map<QueueAttributeName, String> attributes(QueueResource queue) {
        var attributes = new HashMap<QueueAttributeName, String>();
        queue.attributes()
                .forEach(
                        (name, value) -> attributes.put(QueueAttributeName.fromValue(name), value));
        var redrive = queue.redrive();
        if (redrive != null) {
            attributes.put(
                    QueueAttributeName.REDRIVE_POLICY,
                    JsonNodeFactory.instance
                            .objectNode()
                            .put("deadLetterTargetArn", redrive.targetArn())
                            .put("maxReceiveCount", redrive.maxReceiveCount())
                            .toString());
        }
        return attributes;
    }
}
