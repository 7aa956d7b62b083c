package dev.sluice.local.queue;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.BatchResultErrorEntry;
import software.amazon.awssdk.services.sqs.model.ChangeMessageVisibilityBatchRequestEntry;
import software.amazon.awssdk.services.sqs.model.DeleteMessageBatchRequestEntry;
import software.amazon.awssdk.services.sqs.model.Message;
import software.amazon.awssdk.services.sqs.model.MessageSystemAttributeName;

/// An inbox over the SQS protocol.
///
/// @param sqs needs a read timeout above the longest patience
record SqsInbox(SqsClient sqs, String queueUrl) implements Inbox {

    /// The most entries that one SQS request takes.
    static final int REQUEST_LIMIT = 10;

    @Override
    public List<Message> receive(int most, Duration patience) {
        return attempt(() ->
                        sqs.receiveMessage(request ->
                                request.queueUrl(queueUrl)
                                        .maxNumberOfMessages(most)
                                        .waitTimeSeconds(Math.toIntExact(patience.toSeconds()))
                                        .messageSystemAttributeNames(MessageSystemAttributeName.ALL)
                                        .messageAttributeNames("All")))
                .messages();
    }

    @Override
    public void delete(List<Message> messages) {
        slices(messages).forEach(this::deleteSlice);
    }

    private void deleteSlice(List<Message> slice) {
        var entries =
                slice.stream()
                        .map(message ->
                                DeleteMessageBatchRequestEntry.builder()
                                        .id(Integer.toString(slice.indexOf(message)))
                                        .receiptHandle(message.receiptHandle())
                                        .build())
                        .toList();
        refuse(
                attempt(() ->
                                sqs.deleteMessageBatch(
                                        request -> request.queueUrl(queueUrl).entries(entries)))
                        .failed());
    }

    @Override
    public void release(List<Message> messages) {
        slices(messages).forEach(this::releaseSlice);
    }

    private void releaseSlice(List<Message> slice) {
        var entries =
                slice.stream()
                        .map(message ->
                                ChangeMessageVisibilityBatchRequestEntry.builder()
                                        .id(Integer.toString(slice.indexOf(message)))
                                        .receiptHandle(message.receiptHandle())
                                        .visibilityTimeout(0)
                                        .build())
                        .toList();
        refuse(
                attempt(() ->
                                sqs.changeMessageVisibilityBatch(
                                        request -> request.queueUrl(queueUrl).entries(entries)))
                        .failed());
    }

    private static List<List<Message>> slices(List<Message> messages) {
        return IntStream.iterate(0, from -> from < messages.size(), from -> from + REQUEST_LIMIT)
                .mapToObj(from ->
                        messages.subList(from, Math.min(messages.size(), from + REQUEST_LIMIT)))
                .toList();
    }

    private static <T> T attempt(Supplier<T> call) {
        try {
            return call.get();
        } catch (SdkException e) {
            throw new QueueFailure(String.valueOf(e.getMessage()), e);
        }
    }

    private static void refuse(List<BatchResultErrorEntry> failed) {
        if (!failed.isEmpty()) {
            throw new QueueFailure("refused: " + failed);
        }
    }
}
