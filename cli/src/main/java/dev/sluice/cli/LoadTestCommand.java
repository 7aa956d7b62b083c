package dev.sluice.cli;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.cli.local.LocalMode;
import dev.sluice.loadtest.report.FailOn;
import dev.sluice.loadtest.report.ReportTable;
import dev.sluice.loadtest.run.Mode;
import dev.sluice.loadtest.scenario.Scenario;
import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Runs a load test against a simulator of its own.
@Command(
        name = "loadtest",
        description = "Run a load test against the Bedrock simulator and report what came of it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Modes: direct (each request called once), retry (the client retries).",
            "",
            "Example:",
            "  ./sluice loadtest rpm-burst-300 --scale 5 --fail-on 'retry.succeeded < 297'"
        })
final class LoadTestCommand implements Callable<Integer> {
    private static final double FASTEST = 1000;

    private final Surroundings here;
    private final LocalMode localMode;

    @Spec CommandSpec spec;

    @Parameters(paramLabel = "SCENARIO", description = "A shipped one by name, or a YAML file.")
    String scenario;

    @Option(
            names = "--mode",
            split = ",",
            paramLabel = "MODE",
            defaultValue = "direct,retry",
            description = "One or more, comma-separated. Default: ${DEFAULT-VALUE}")
    List<String> modes;

    @Option(
            names = "--scale",
            paramLabel = "K",
            defaultValue = "1",
            description = "Divide every duration by this. Default: ${DEFAULT-VALUE}")
    double scale;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the report here.")
    @Nullable Path json;

    @Option(
            names = "--fail-on",
            paramLabel = "EXPR",
            description = "Exit 1 when any of these holds: mode.figure op number, comma-separated.")
    @Nullable String failOn;

    LoadTestCommand(Surroundings here, LocalMode localMode) {
        this.here = here;
        this.localMode = localMode;
    }

    @Override
    public Integer call() throws IOException {
        var wanted = wantedModes();
        var found = wantedScenario();
        var conditions = conditions(wanted);
        if (!(scale > 0 && scale <= FASTEST)) {
            throw usage("--scale must be above 0 and at most 1000");
        }
        var file = json == null ? null : ReportFile.at(json, spec.commandLine());
        try (var stop = StopSignal.forThisThread()) {
            var test = new LoadTest(here, localMode, found, scale, wanted);
            var report = test.run();
            ReportTable.lines(report).forEach(here.out()::println);
            if (file != null) {
                file.write(report.json());
            }
            var met = conditions.met(report);
            met.forEach(line -> here.err().println("sluice loadtest: " + line));
            var cut = Thread.interrupted();
            return met.isEmpty() && !cut ? ExitCode.OK : ExitCode.FAILED;
        }
    }

    private List<Mode> wantedModes() {
        var wanted = new ArrayList<Mode>();
        for (var word : modes) {
            var mode =
                    Mode.of(word)
                            .orElseThrow(() ->
                                    usage("no mode '" + word + "'; there are " + Mode.words()));
            switch (mode.standing()) {
                case AVAILABLE -> wanted.add(mode);
                case NOT_YET -> throw usage("mode '" + word + "' is not available yet");
            }
        }
        return wanted.stream().distinct().toList();
    }

    private Scenario wantedScenario() throws IOException {
        return switch (Scenarios.find(scenario)) {
            case ScenarioOutcome.Valid(var valid) -> fitting(valid);
            case ScenarioOutcome.Invalid(var mistakes) ->
                    throw usage(
                            scenario
                                    + ": "
                                    + mistakes.stream()
                                            .map(Object::toString)
                                            .collect(Collectors.joining("; ")));
            case ScenarioOutcome.Unknown(var name, var shipped) ->
                    throw usage(
                            "no scenario or file '"
                                    + name
                                    + "'; there are "
                                    + String.join(", ", shipped));
        };
    }

    /// Clients by themselves send pictures inside the request, of which a model takes only so many.
    private Scenario fitting(Scenario valid) {
        var most =
                ModelCatalogue.standard()
                        .profile(valid.target().model())
                        .map(model -> model.images().maxEmbedded())
                        .orElse(Integer.MAX_VALUE);
        if (valid.inputs().stream().anyMatch(input -> input.imageCount() > most)) {
            throw usage(
                    valid.name()
                            + " has more images than a request may embed ("
                            + most
                            + "): it needs mode pipeline, which is not available yet");
        }
        return valid;
    }

    private FailOn.Conditions conditions(List<Mode> wanted) {
        if (failOn == null) {
            return new FailOn.Conditions(List.of());
        }
        return switch (FailOn.parse(failOn, wanted)) {
            case FailOn.Conditions understood -> understood;
            case FailOn.Unreadable(var problem) -> throw usage("--fail-on: " + problem);
        };
    }

    private ParameterException usage(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
