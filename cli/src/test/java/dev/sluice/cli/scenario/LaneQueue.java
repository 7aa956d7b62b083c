package dev.sluice.cli.scenario;

import static org.awaitility.Awaitility.await;

import dev.sluice.model.Json;
import dev.sluice.model.TaskMessage;
import java.net.URI;
import java.time.Duration;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// A lane's queue, for who may send to it without the API.
record LaneQueue(SqsClient sqs, String url) implements AutoCloseable {

    static LaneQueue at(String url) {
        var sqs =
                SqsClient.builder()
                        .endpointOverride(URI.create(url).resolve("/"))
                        .region(Region.US_EAST_1)
                        .credentialsProvider(
                                StaticCredentialsProvider.create(LocalUser.GUEST.credentials()))
                        .httpClientBuilder(Apache5HttpClient.builder())
                        .build();
        return new LaneQueue(sqs, url);
    }

    /// Returns when the message is gone: run, or dropped.
    void sendAndAwait(TaskMessage message) {
        sqs.sendMessage(to ->
                to.queueUrl(url)
                        .messageGroupId(message.owner().messageGroup())
                        .messageBody(Json.write(message)));
        await().atMost(Duration.ofSeconds(20)).until(this::isEmpty);
    }

    private boolean isEmpty() {
        return sqs
                .getQueueAttributes(of ->
                        of.queueUrl(url)
                                .attributeNames(
                                        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES,
                                        QueueAttributeName
                                                .APPROXIMATE_NUMBER_OF_MESSAGES_NOT_VISIBLE,
                                        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES_DELAYED))
                .attributes()
                .values()
                .stream()
                .allMatch("0"::equals);
    }

    @Override
    public void close() {
        sqs.close();
    }
}
