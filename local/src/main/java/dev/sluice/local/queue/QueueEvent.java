package dev.sluice.local.queue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.sqs.model.Message;
import software.amazon.awssdk.services.sqs.model.MessageAttributeValue;

/// The event that a function gets for a batch, field by field as the service sends it.
final class QueueEvent {

    private static final ObjectMapper JSON = new ObjectMapper();

    private QueueEvent() {}

    static byte[] of(SourceQueue queue, List<Message> batch) {
        var event = JsonNodeFactory.instance.objectNode();
        var records = event.putArray("Records");
        batch.forEach(message -> records.add(recordOf(queue, message)));
        return bytes(event);
    }

    /// What one message adds to the event's size.
    static int sizeOf(SourceQueue queue, Message message) {
        return bytes(recordOf(queue, message)).length + 1;
    }

    private static byte[] bytes(ObjectNode json) {
        try {
            return JSON.writeValueAsBytes(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ObjectNode recordOf(SourceQueue queue, Message message) {
        var json = JsonNodeFactory.instance.objectNode();
        json.put("messageId", message.messageId());
        json.put("receiptHandle", message.receiptHandle());
        json.put("body", message.body());
        var attributes = json.putObject("attributes");
        message.attributesAsStrings().forEach(attributes::put);
        attributesOf(json.putObject("messageAttributes"), message.messageAttributes());
        json.put("md5OfBody", message.md5OfBody());
        if (message.md5OfMessageAttributes() != null) {
            json.put("md5OfMessageAttributes", message.md5OfMessageAttributes());
        }
        json.put("eventSource", "aws:sqs");
        json.put("eventSourceARN", queue.arn());
        json.put("awsRegion", queue.region());
        return json;
    }

    private static void attributesOf(ObjectNode json, Map<String, MessageAttributeValue> from) {
        from.forEach((name, value) -> {
            var attribute = json.putObject(name);
            if (value.stringValue() != null) {
                attribute.put("stringValue", value.stringValue());
            }
            if (value.binaryValue() != null) {
                attribute.put("binaryValue", value.binaryValue().asByteArray());
            }
            attribute.putArray("stringListValues");
            attribute.putArray("binaryListValues");
            attribute.put("dataType", value.dataType());
        });
    }
}
