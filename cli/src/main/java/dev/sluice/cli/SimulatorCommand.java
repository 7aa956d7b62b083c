package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Runs the Bedrock simulator alone until it is interrupted.
@Command(
        name = "simulator",
        description = "Run the Bedrock simulator alone until Ctrl-C.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  ./sluice simulator --port 4571 --ledger calls.ndjson"})
final class SimulatorCommand implements Callable<Integer> {
    private final Surroundings here;
    private final LocalMode localMode;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "4570",
            description = "0 takes any free one. Default: ${DEFAULT-VALUE}")
    int port;

    @Option(
            names = "--ledger",
            paramLabel = "FILE",
            description = "Keep the ledger of calls here, one JSON a line.")
    @Nullable Path ledger;

    SimulatorCommand(Surroundings here, LocalMode localMode) {
        this.here = here;
        this.localMode = localMode;
    }

    @Override
    public Integer call() throws IOException {
        try (var stop = StopSignal.forThisThread();
                var simulator = localMode.simulate(port, Optional.ofNullable(ledger))) {
            var at = simulator.endpoint();
            here.out().println("Bedrock simulator  " + at + "/{region}");
            here.out().println();
            here.out().println("  export AWS_ENDPOINT_URL_BEDROCK_RUNTIME=" + at + "/us-east-1");
            here.out().println("  curl -s " + at + "/_sim/stats");
            here.out().println("  curl -s " + at + "/_sim/calls");
            here.out().println();
            here.out().println("Ctrl-C stops it.");
            here.out().flush();
            stop.await();
        } catch (InterruptedException asked) {
            here.err().println("sluice simulator: stopped");
        }
        return ExitCode.OK;
    }
}
