package dev.sluice.local.engine;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;
import software.amazon.awssdk.services.sqs.SqsClient;

/// SDK clients for engines on some port, with the key that the tests give the object store.
public final class Clients {
    private static final StaticCredentialsProvider CREDENTIALS =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret"));

    private Clients() {}

    /// A queue client.
    public static SqsClient sqs(Port port) {
        return SqsClient.builder()
                .endpointOverride(port.url())
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .build();
    }

    /// An object client.
    public static S3Client s3(Port port) {
        return S3Client.builder()
                .endpointOverride(port.url())
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .serviceConfiguration(pathStyle())
                .build();
    }

    /// Signs object URLs.
    public static S3Presigner presigner(Port port) {
        return S3Presigner.builder()
                .endpointOverride(port.url())
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .serviceConfiguration(pathStyle())
                .build();
    }

    /// A table client.
    public static DynamoDbClient dynamo(Port port) {
        return DynamoDbClient.builder()
                .endpointOverride(port.url())
                .region(Region.US_EAST_1)
                .credentialsProvider(CREDENTIALS)
                .build();
    }

    private static S3Configuration pathStyle() {
        return S3Configuration.builder().pathStyleAccessEnabled(true).build();
    }
}
