package dev.sluice.cli.cost;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.sqs.model.SendMessageRequest;

/// Makes requests about one task into the same about another: as many bytes, the same conditions.
///
/// @param from id of the task they are about
/// @param to id of the other
record OtherTask(String from, String to) {

    List<SdkRequest> of(List<SdkRequest> requests) {
        return requests.stream().map(this::of).toList();
    }

    private SdkRequest of(SdkRequest request) {
        return switch (request) {
            case PutItemRequest put -> put.toBuilder().item(with(put.item())).build();
            case UpdateItemRequest update -> update.toBuilder().key(with(update.key())).build();
            case SendMessageRequest message ->
                    message.toBuilder()
                            .messageBody(message.messageBody().replace(from, to))
                            .build();
            case ConverseRequest converse ->
                    converse.toBuilder().requestMetadata(swapped(converse)).build();
            default -> throw new IllegalStateException("not expected: " + request.getClass());
        };
    }

    private Map<String, AttributeValue> with(Map<String, AttributeValue> attributes) {
        var changed = new HashMap<>(attributes);
        changed.put("taskId", AttributeValue.fromS(to));
        return changed;
    }

    private Map<String, String> swapped(ConverseRequest converse) {
        var changed = new HashMap<>(converse.requestMetadata());
        changed.replaceAll((_, value) -> value.replace(from, to));
        return changed;
    }
}
