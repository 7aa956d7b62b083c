package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import dev.sluice.cli.local.LocalPorts;
import dev.sluice.cli.local.LocalSettings;
import dev.sluice.cli.local.LocalSettings.Start;
import dev.sluice.cli.local.RunningLocal;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the synthesized stack on this machine until it is interrupted.
@Command(
        name = "local",
        description = "Run the synthesized stack on this machine until Ctrl-C.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {"", "Example:", "  ./sluice local --port 8081 --data /tmp/sluice --reset"})
final class LocalCommand implements Callable<Integer> {
    private final Surroundings here;
    private final LocalMode localMode;

    @Mixin LocalOptions options = new LocalOptions();

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "Of the API. Default: ${DEFAULT-VALUE}")
    int port;

    @Option(
            names = "--s3-port",
            paramLabel = "N",
            defaultValue = "9090",
            description = "Of the object store. Default: ${DEFAULT-VALUE}")
    int s3Port;

    @Option(
            names = "--sqs-port",
            paramLabel = "N",
            defaultValue = "9324",
            description = "Of the queues. Default: ${DEFAULT-VALUE}")
    int sqsPort;

    @Option(
            names = "--dynamodb-port",
            paramLabel = "N",
            defaultValue = "8000",
            description = "Of the tables. Default: ${DEFAULT-VALUE}")
    int dynamoDbPort;

    @Option(
            names = "--bedrock-port",
            paramLabel = "N",
            defaultValue = "4570",
            description = "Of the simulator. Default: ${DEFAULT-VALUE}")
    int bedrockPort;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "All state; survives restarts. Default: .sluice/data")
    @Nullable Path data;

    @Option(names = "--reset", description = "Delete the state first.")
    boolean reset;

    LocalCommand(Surroundings here, LocalMode localMode) {
        this.here = here;
        this.localMode = localMode;
    }

    @Override
    public Integer call() throws IOException {
        var began = here.time().instant();
        try (var stop = StopSignal.forThisThread();
                var running = localMode.start(settings())) {
            print(running, Duration.between(began, here.time().instant()));
            stop.await();
        } catch (InterruptedException asked) {
            here.err().println("sluice local: stopped");
        }
        return ExitCode.OK;
    }

    private void print(RunningLocal running, Duration took) {
        PasteLines.of(running).forEach(here.out()::println);
        here.out().printf("Ready in %.1f s. Ctrl-C stops it.%n", took.toMillis() / 1000.0);
        here.out().flush();
    }

    private LocalSettings settings() {
        return new LocalSettings(
                here.assembly(),
                data == null ? here.state().resolve("data") : data.toAbsolutePath(),
                reset ? Start.RESET : Start.CONTINUED,
                options.bedrock,
                options.hosting(),
                new LocalPorts(port, s3Port, sqsPort, dynamoDbPort, bedrockPort),
                options.engine());
    }
}
