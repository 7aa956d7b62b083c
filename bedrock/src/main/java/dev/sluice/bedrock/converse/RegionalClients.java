package dev.sluice.bedrock.converse;

import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;

/// SDK clients over one shared HTTP client, without the SDK's retries and with the socket timeout
/// set: the SDK's own 30 s would cut long answers off, and its retries would pay for them again.
///
/// Closing ends calls in flight; a client asked for after that fails.
public final class RegionalClients implements ConverseClients, AutoCloseable {

    private final Connection connection;
    private final SdkHttpClient http;
    private final ConcurrentHashMap<String, BedrockRuntimeClient> clients =
            new ConcurrentHashMap<>();

    /// Opens nothing before the first call.
    public RegionalClients(Connection connection) {
        this.connection = connection;
        this.http =
                Apache5HttpClient.builder()
                        .connectionTimeout(connection.connectTimeout())
                        .connectionAcquisitionTimeout(connection.connectTimeout())
                        .socketTimeout(connection.readTimeout())
                        .maxConnections(connection.maxConnections())
                        .tcpKeepAlive(true)
                        .build();
    }

    @Override
    public BedrockRuntimeClient in(String region) {
        return clients.computeIfAbsent(region, this::open);
    }

    private BedrockRuntimeClient open(String region) {
        var builder =
                BedrockRuntimeClient.builder()
                        .region(Region.of(region))
                        .credentialsProvider(connection.credentials())
                        .httpClient(http)
                        .overrideConfiguration(
                                override -> override.retryStrategy(AwsRetryStrategy.doNotRetry()));
        connection.endpoint().apply(region).ifPresent(builder::endpointOverride);
        return builder.build();
    }

    @Override
    public void close() {
        clients.values().forEach(BedrockRuntimeClient::close);
        http.close();
    }
}
