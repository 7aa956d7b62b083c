package dev.sluice.local.queue;

import java.net.URI;
import java.util.EnumMap;
import java.util.Map;
import org.elasticmq.rest.sqs.SQSRestServer;
import org.elasticmq.rest.sqs.SQSRestServerBuilder;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// ElasticMQ in this process, in memory, on a port of its own.
final class LocalQueues implements AutoCloseable {

    private final SQSRestServer server;
    final SqsClient sqs;

    LocalQueues() {
        server = SQSRestServerBuilder.withInterface("127.0.0.1").withDynamicPort().start();
        var port = server.waitUntilStarted().localAddress().getPort();
        sqs =
                SqsClient.builder()
                        .endpointOverride(URI.create("http://127.0.0.1:" + port))
                        .region(Region.US_EAST_1)
                        .credentialsProvider(
                                StaticCredentialsProvider.create(
                                        AwsBasicCredentials.create("local", "local-secret")))
                        .httpClientBuilder(Apache5HttpClient.builder())
                        .build();
    }

    /// Creates a queue with this visibility timeout in seconds.
    SourceQueue create(String name, int visibility) {
        return create(
                name, Map.of(QueueAttributeName.VISIBILITY_TIMEOUT, Integer.toString(visibility)));
    }

    /// Creates a queue that moves a message to `deadLetters` after `receives` receives.
    SourceQueue create(String name, int visibility, SourceQueue deadLetters, int receives) {
        var attributes = new EnumMap<QueueAttributeName, String>(QueueAttributeName.class);
        attributes.put(QueueAttributeName.VISIBILITY_TIMEOUT, Integer.toString(visibility));
        attributes.put(
                QueueAttributeName.REDRIVE_POLICY,
                "{\"deadLetterTargetArn\":\"%s\",\"maxReceiveCount\":\"%d\"}"
                        .formatted(deadLetters.arn(), receives));
        return create(name, attributes);
    }

    private SourceQueue create(String name, Map<QueueAttributeName, String> attributes) {
        var url =
                sqs.createQueue(request -> request.queueName(name).attributes(attributes))
                        .queueUrl();
        return new SourceQueue(url, "arn:aws:sqs:us-east-1:000000000000:" + name);
    }

    void send(SourceQueue queue, String body) {
        sqs.sendMessage(request -> request.queueUrl(queue.url()).messageBody(body));
    }

    /// Messages in the queue, hidden ones included.
    int size(SourceQueue queue) {
        return sqs
                .getQueueAttributes(request ->
                        request.queueUrl(queue.url())
                                .attributeNames(
                                        QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES,
                                        QueueAttributeName
                                                .APPROXIMATE_NUMBER_OF_MESSAGES_NOT_VISIBLE))
                .attributes()
                .values()
                .stream()
                .mapToInt(Integer::parseInt)
                .sum();
    }

    @Override
    public void close() {
        sqs.close();
        server.stopAndWait();
    }
}
