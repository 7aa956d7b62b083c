package dev.sluice.functions.queue;

import dev.sluice.model.Json;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.MessageAttributeValue;

/// [TaskQueue] on SQS.
public final class SqsTaskQueue implements TaskQueue {

    private final SqsClient sqs;
    private final Map<String, String> queues;
    private final Map<String, String> deadLetterQueues;

    /// @param queues URL by lane
    /// @param deadLetterQueues URL by lane; empty where a function sends no dead letters
    public SqsTaskQueue(
            SqsClient sqs, Map<String, String> queues, Map<String, String> deadLetterQueues) {
        this.sqs = sqs;
        this.queues = Map.copyOf(queues);
        this.deadLetterQueues = Map.copyOf(deadLetterQueues);
    }

    @Override
    public void send(TaskMessage message) {
        sqs.sendMessage(request ->
                request.queueUrl(LaneUrls.of(queues, message.lane()))
                        .messageGroupId(message.owner().messageGroup())
                        .messageBody(Json.write(message)));
    }

    @Override
    public void hide(
            String lane, String receiptHandle, Duration delay, Instant receivedAt, Instant now) {
        sqs.changeMessageVisibility(request ->
                request.queueUrl(LaneUrls.of(queues, lane))
                        .receiptHandle(receiptHandle)
                        .visibilityTimeout(HideTime.seconds(delay, receivedAt, now)));
    }

    @Override
    public void deadLetter(TaskMessage message, TaskError error, Instant now) {
        sqs.sendMessage(request ->
                request.queueUrl(LaneUrls.of(deadLetterQueues, message.lane()))
                        .messageGroupId(message.owner().messageGroup())
                        .messageAttributes(attributes(message.lane(), error, now))
                        .messageBody(Json.write(message)));
    }

    @Override
    public void deadLetterRaw(String lane, String body, TaskError error, Instant now) {
        sqs.sendMessage(request ->
                request.queueUrl(LaneUrls.of(deadLetterQueues, lane))
                        .messageAttributes(attributes(lane, error, now))
                        .messageBody(body));
    }

    private static Map<String, MessageAttributeValue> attributes(
            String lane, TaskError error, Instant now) {
        return Map.of(
                DeadLetterAttributes.CODE,
                text(error.code().code()),
                DeadLetterAttributes.FAILED_AT,
                text(now.toString()),
                DeadLetterAttributes.LANE,
                text(lane));
    }

    private static MessageAttributeValue text(String value) {
        return MessageAttributeValue.builder().dataType("String").stringValue(value).build();
    }
}
