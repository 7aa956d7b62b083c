package dev.sluice.functions.runtime;

import dev.sluice.bedrock.converse.Connection;
import dev.sluice.bedrock.converse.ConverseClients;
import dev.sluice.bedrock.converse.RegionalClients;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.client.config.ClientOverrideConfiguration;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3Configuration;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;
import software.amazon.awssdk.services.sqs.SqsClient;

/// SDK clients of the data stores, each made on first use, over one HTTP client. Thread-safe.
///
/// Closing ends calls in flight, and whatever is asked of them afterwards fails: a function that
/// was cut off writes nothing more.
final class Clients implements AutoCloseable {

    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final Duration SOCKET = Duration.ofSeconds(10);
    private static final int CONNECTIONS = 64;
    private static final Duration BEDROCK_CONNECT = Duration.ofSeconds(3);
    private static final int BEDROCK_CONNECTIONS = 50;

    private final Endpoints endpoints;
    private final Map<String, String> env;
    private final AwsCredentialsProvider credentials;
    private final Deque<AutoCloseable> opened = new ArrayDeque<>();
    private boolean closed;

    private @Nullable SdkHttpClient http;
    private @Nullable DynamoDbClient dynamoDb;
    private @Nullable S3Client s3;
    private @Nullable S3Presigner presigner;
    private @Nullable SqsClient sqs;

    Clients(Map<String, String> env) {
        this.env = env;
        this.endpoints = new Endpoints(env);
        this.credentials = Credentials.of(env);
    }

    synchronized DynamoDbClient dynamoDb() {
        if (dynamoDb == null) {
            var builder =
                    DynamoDbClient.builder()
                            .region(region())
                            .credentialsProvider(credentials)
                            .httpClient(http())
                            .overrideConfiguration(standardRetries());
            endpoints.of("DYNAMODB").ifPresent(builder::endpointOverride);
            dynamoDb = opened(builder::build);
        }
        return dynamoDb;
    }

    synchronized S3Client s3() {
        if (s3 == null) {
            var endpoint = endpoints.s3(region());
            s3 =
                    opened(
                            S3Client.builder()
                                            .region(region())
                                            .credentialsProvider(credentials)
                                            .httpClient(http())
                                            .overrideConfiguration(standardRetries())
                                            .endpointOverride(endpoint)
                                            .forcePathStyle(Endpoints.needsPathStyle(endpoint))
                                            .requestChecksumCalculation(
                                                    RequestChecksumCalculation.WHEN_REQUIRED)
                                            .responseChecksumValidation(
                                                    ResponseChecksumValidation.WHEN_REQUIRED)
                                    ::build);
        }
        return s3;
    }

    /// Signs without a call, and without the S3 client.
    synchronized S3Presigner presigner() {
        if (presigner == null) {
            var endpoint = endpoints.s3(region());
            presigner =
                    opened(
                            S3Presigner.builder()
                                            .region(region())
                                            .credentialsProvider(credentials)
                                            .endpointOverride(endpoint)
                                            .serviceConfiguration(
                                                    S3Configuration.builder()
                                                            .pathStyleAccessEnabled(
                                                                    Endpoints.needsPathStyle(
                                                                            endpoint))
                                                            .build())
                                    ::build);
        }
        return presigner;
    }

    synchronized SqsClient sqs() {
        if (sqs == null) {
            var builder =
                    SqsClient.builder()
                            .region(region())
                            .credentialsProvider(credentials)
                            .httpClient(http())
                            .overrideConfiguration(standardRetries());
            endpoints.of("SQS").ifPresent(builder::endpointOverride);
            sqs = opened(builder::build);
        }
        return sqs;
    }

    /// Bedrock in every region, over an HTTP client of its own: its timeouts are a lane's.
    ConverseClients bedrock(Duration readTimeout) {
        var connection =
                new Connection(
                        credentials,
                        endpoints::bedrock,
                        BEDROCK_CONNECT,
                        readTimeout,
                        BEDROCK_CONNECTIONS);
        return opened(() -> new RegionalClients(connection));
    }

    /// Makes what is to be closed with the clients.
    synchronized <C extends AutoCloseable> C opened(Supplier<C> make) {
        if (closed) {
            throw new IllegalStateException("the function was closed");
        }
        var made = make.get();
        opened.push(made);
        return made;
    }

    private Region region() {
        return Region.of(env.getOrDefault("AWS_REGION", ""));
    }

    private SdkHttpClient http() {
        if (http == null) {
            http =
                    opened(
                            Apache5HttpClient.builder()
                                            .connectionTimeout(CONNECT)
                                            .socketTimeout(SOCKET)
                                            .maxConnections(CONNECTIONS)
                                    ::build);
        }
        return http;
    }

    private static ClientOverrideConfiguration standardRetries() {
        return ClientOverrideConfiguration.builder()
                .retryStrategy(AwsRetryStrategy.standardRetryStrategy())
                .build();
    }

    /// Closes everything, the last made first, also when one of them refuses.
    @Override
    public void close() {
        Deque<AutoCloseable> open;
        synchronized (this) {
            closed = true;
            open = new ArrayDeque<>(opened);
            opened.clear();
        }
        RuntimeException failure = null;
        for (var client : open) {
            try {
                client.close();
            } catch (Exception refused) {
                failure = failure == null ? new IllegalStateException(refused) : failure;
                failure.addSuppressed(refused);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
