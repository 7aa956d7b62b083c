package dev.sluice.cli;

import dev.sluice.cli.local.LocalSettings.Bedrock;
import dev.sluice.cli.local.LocalSettings.Hosting;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What `local` and `demo` share.
final class LocalOptions {
    @Option(
            names = "--bedrock",
            paramLabel = "sim|aws",
            defaultValue = "sim",
            description = "The simulator, or the real one with your own credentials. Default: sim")
    Bedrock bedrock = Bedrock.SIM;

    @Option(names = "--isolate", description = "Run each function instance in a JVM of its own.")
    boolean isolate;

    @Option(
            names = "--dynamodb",
            paramLabel = "URL",
            description = "Use another DynamoDB-compatible engine than the embedded one.")
    @Nullable URI dynamoDb;

    Hosting hosting() {
        return isolate ? Hosting.ISOLATED : Hosting.IN_PROCESS;
    }

    Optional<URI> engine() {
        return Optional.ofNullable(dynamoDb);
    }
}
