package dev.sluice.bedrock.converse;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;

/// How to reach Bedrock.
///
/// @param credentials for every region
/// @param endpoint another address for a region than the service's own, if any
/// @param connectTimeout for TCP and TLS
/// @param readTimeout the lane's: how long a call may be silent, which is how long it may take
/// @param maxConnections per region
public record Connection(
        AwsCredentialsProvider credentials,
        Function<String, Optional<URI>> endpoint,
        Duration connectTimeout,
        Duration readTimeout,
        int maxConnections) {

    /// The service's own addresses.
    public static Connection to(AwsCredentialsProvider credentials, Duration readTimeout) {
        return new Connection(
                credentials, _ -> Optional.empty(), Duration.ofSeconds(5), readTimeout, 50);
    }

    /// The same, at an address in which `{region}` stands for the region.
    public Connection at(String template) {
        return new Connection(
                credentials,
                region -> Optional.of(URI.create(template.replace("{region}", region))),
                connectTimeout,
                readTimeout,
                maxConnections);
    }
}
