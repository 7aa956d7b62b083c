package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import dev.sluice.local.simulator.Setup;
import dev.sluice.local.simulator.admin.SetupFile;
import dev.sluice.local.simulator.admin.SetupFile.Outcome;
import dev.sluice.model.FieldProblem;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Runs the Bedrock simulator alone until it is interrupted.
@Command(
        name = "simulator",
        description = "Run the Bedrock simulator alone until Ctrl-C.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Example:",
            "  ./sluice simulator --port 4571 --ledger calls.ndjson --config simulator.yaml",
            "",
            "where simulator.yaml has, for instance:",
            "  latency: { default: { base: 3s, perImage: 20ms, sigma: 0.2 } }",
            "  quotas:",
            "    - { regions: [us-east-1], models: [us.amazon.*], rpm: 200, tpm: 8000000, burst: 22500ms }",
            "  faults: [{ kind: throttle_requests, from: 1m, for: 30s }]",
            "",
            "A quota may have rpm, tpm, itpm, otpm and tpd; `window: fixed` counts by the minute",
            "instead of a bucket that holds `burst` of quota. PUT /_sim/config takes the same."
        })
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

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description =
                    "Latencies, quotas, aliases and faults to start with, YAML or JSON. Default: each"
                            + " call takes 0.3 s, no quota, no fault")
    @Nullable Path config;

    @Spec CommandSpec spec;

    SimulatorCommand(Surroundings here, LocalMode localMode) {
        this.here = here;
        this.localMode = localMode;
    }

    @Override
    public Integer call() throws IOException {
        var setup = setup();
        try (var stop = StopSignal.forThisThread();
                var simulator = localMode.simulate(port, Optional.ofNullable(ledger), setup)) {
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

    private Setup setup() throws IOException {
        if (config == null) {
            return Setup.DEMO;
        }
        ExistingFile.require(config, spec.commandLine());
        return switch (SetupFile.read(text(config), here.time().instant())) {
            case Outcome.Read(var setup) -> setup;
            case Outcome.Invalid(var problems) -> throw wrong(problems);
        };
    }

    private String text(Path file) throws IOException {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException noText) {
            throw new ParameterException(spec.commandLine(), file + " is not UTF-8 text");
        }
    }

    private ParameterException wrong(List<FieldProblem> problems) {
        return new ParameterException(
                spec.commandLine(),
                problems.stream()
                        .map(problem -> problem.field() + ": " + problem.detail())
                        .collect(Collectors.joining("; ", config + ": ", "")));
    }
}
