package dev.sluice.cli.cost;

import dev.sluice.bedrock.converse.Connection;
import dev.sluice.bedrock.converse.RegionalClients;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.SendMessageRequest;

/// Sends requests that are ready, through clients set up as the handlers' are.
record BareCalls(DynamoDbClient dynamoDb, SqsClient sqs, BedrockRuntimeClient bedrock) {

    static BareCalls to(Map<String, String> env) {
        var credentials =
                StaticCredentialsProvider.create(
                        AwsBasicCredentials.create(
                                env.get("AWS_ACCESS_KEY_ID"), env.get("AWS_SECRET_ACCESS_KEY")));
        var http =
                Apache5HttpClient.builder()
                        .connectionTimeout(Duration.ofSeconds(2))
                        .socketTimeout(Duration.ofSeconds(10))
                        .maxConnections(64)
                        .build();
        var connection = Connection.to(credentials, Duration.ofSeconds(30));
        return new BareCalls(
                DynamoDbClient.builder()
                        .region(Region.US_EAST_1)
                        .credentialsProvider(credentials)
                        .httpClient(http)
                        .overrideConfiguration(with ->
                                with.retryStrategy(AwsRetryStrategy.standardRetryStrategy()))
                        .endpointOverride(URI.create(env.get("AWS_ENDPOINT_URL_DYNAMODB")))
                        .build(),
                SqsClient.builder()
                        .region(Region.US_EAST_1)
                        .credentialsProvider(credentials)
                        .httpClient(http)
                        .overrideConfiguration(with ->
                                with.retryStrategy(AwsRetryStrategy.standardRetryStrategy()))
                        .endpointOverride(URI.create(env.get("AWS_ENDPOINT_URL_SQS")))
                        .build(),
                new RegionalClients(connection.at(env.get("AWS_ENDPOINT_URL_BEDROCK_RUNTIME")))
                        .in("us-east-1"));
    }

    /// Nanoseconds for all of them, one after the other.
    long timed(List<SdkRequest> requests) {
        var began = System.nanoTime();
        requests.forEach(this::send);
        var took = System.nanoTime() - began;
        Recorder.take();
        return took;
    }

    private void send(SdkRequest request) {
        switch (request) {
            case PutItemRequest put -> dynamoDb.putItem(put);
            case UpdateItemRequest update -> dynamoDb.updateItem(update);
            case SendMessageRequest message -> sqs.sendMessage(message);
            case ConverseRequest converse -> bedrock.converse(converse);
            default -> throw new IllegalStateException("not expected: " + request.getClass());
        }
    }
}
