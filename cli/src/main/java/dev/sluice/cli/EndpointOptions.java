package dev.sluice.cli;

import dev.sluice.client.SluiceClient;
import dev.sluice.client.SluiceClientBuilder;
import java.net.URI;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/// Which deployment a command talks to, and as whom.
final class EndpointOptions {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "::1", "[::1]");

    @Option(
            names = "--endpoint",
            paramLabel = "URL",
            defaultValue = "${env:SLUICE_ENDPOINT:-http://127.0.0.1:8080/v1}",
            description = {
                "The API with its stage; SLUICE_ENDPOINT sets it too.",
                "Default: local mode. Elsewhere AWS credentials sign the calls."
            })
    URI endpoint = URI.create("http://127.0.0.1:8080/v1");

    @Option(
            names = "--region",
            paramLabel = "REGION",
            description = "For endpoints that do not name their region.")
    @Nullable String region;

    @Option(
            names = "--as",
            paramLabel = "USER",
            defaultValue = "local",
            description = "Local mode's user: local, guest, agent-1 or agent-2. Default: local")
    String user = "local";

    /// The client, with local users for local mode and the SDK's default chain otherwise.
    SluiceClient client(Surroundings here) {
        var client = SluiceClient.builder().endpoint(endpoint).time(here.time());
        if (endpoint.getHost() == null) {
            throw new CommandFailed("not a URL: " + endpoint);
        }
        if (LOOPBACK.contains(endpoint.getHost())) {
            return client.region(region == null ? "us-east-1" : region)
                    .credentials(StaticCredentialsProvider.create(localUser(user)))
                    .build();
        }
        var signedFor =
                region == null ? SluiceClientBuilder.regionOf(endpoint).orElse(null) : region;
        if (signedFor == null) {
            throw new CommandFailed(endpoint + " does not name its region: add --region");
        }
        return client.region(signedFor).build();
    }

    /// Role sessions carry a token, users do not.
    private static AwsCredentials localUser(String name) {
        return name.startsWith("agent-")
                ? AwsSessionCredentials.create(name, name + "-secret", "agent")
                : AwsBasicCredentials.create(name, name + "-secret");
    }
}
