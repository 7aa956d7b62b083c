package dev.sluice.local.engine;

import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.template.PseudoParameters;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/// DynamoDB: dynoxide as a child process on an SQLite file, or any engine that already runs
/// somewhere.
public final class Tables implements Engine {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final URI endpoint;
    private final @Nullable Process process;

    private Tables(URI endpoint, @Nullable Process process) {
        this.endpoint = endpoint;
        this.process = process;
    }

    /// Uses the engine at `endpoint`, and leaves it running on close.
    public static Tables at(URI endpoint) {
        return new Tables(endpoint, null);
    }

    /// Starts the engine that npm installed in `project`, on `port`, with the state in `file`.
    public static Tables start(ChildProcesses children, Path project, Path file, Port port) {
        port.requireFree();
        try {
            Files.createDirectories(file.getParent());
            var builder =
                    new ProcessBuilder(
                            TableEngine.binary(project).toString(),
                            "serve",
                            "--host",
                            "127.0.0.1",
                            "--port",
                            Integer.toString(port.number()),
                            "--db-path",
                            file.toString());
            builder.redirectErrorStream(true)
                    .redirectOutput(file.resolveSibling("tables.log").toFile());
            var process = children.start(builder);
            Readiness.await(port.url(), process, PATIENCE, InstantSource.system());
            return new Tables(port.url(), process);
        } catch (IOException failed) {
            throw new StartFailure("the table engine did not start", failed);
        }
    }

    @Override
    public URI endpoint() {
        return endpoint;
    }

    /// A client that talks to this engine, whose credentials it does not check.
    public DynamoDbClient client() {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.of(PseudoParameters.REGION))
                .credentialsProvider(
                        StaticCredentialsProvider.create(
                                AwsBasicCredentials.create("local", "local")))
                .httpClientBuilder(Apache5HttpClient.builder())
                .build();
    }

    @Override
    public void close() {
        if (process == null) {
            return;
        }
        process.destroy();
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                ChildProcesses.kill(process);
            }
        } catch (InterruptedException interrupted) {
            ChildProcesses.kill(process);
            Thread.currentThread().interrupt();
        }
    }
}
