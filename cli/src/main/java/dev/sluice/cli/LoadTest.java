package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import dev.sluice.loadtest.bound.Bounds;
import dev.sluice.loadtest.bound.Demands;
import dev.sluice.loadtest.report.BoundFigures;
import dev.sluice.loadtest.report.FiguresOf;
import dev.sluice.loadtest.report.LoadReport;
import dev.sluice.loadtest.report.ModeFigures;
import dev.sluice.loadtest.run.BedrockCalls;
import dev.sluice.loadtest.run.ClientRun;
import dev.sluice.loadtest.run.Mode;
import dev.sluice.loadtest.run.TaskRun;
import dev.sluice.loadtest.scenario.Scenario;
import dev.sluice.loadtest.scenario.SimulatorSetup;
import dev.sluice.local.simulator.Setup;
import dev.sluice.local.simulator.admin.SetupFile;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/// One load test: each step in each mode, each against a fresh simulator, so that all find the
/// quota untouched. An interrupt ends it with what there is so far.
///
/// @param scenario as its file says
/// @param scale by what durations are divided
record LoadTest(
        Surroundings here, LocalMode localMode, Scenario scenario, double scale, List<Mode> modes) {
    private static final int WARM_UP = 100;
    private static final Duration LONGEST_CALL = Duration.ofMinutes(15);
    private static final StaticCredentialsProvider CREDENTIALS =
            StaticCredentialsProvider.create(AwsBasicCredentials.create("loadtest", "loadtest"));

    LoadReport run() throws IOException {
        warmUp();
        var steps = new ArrayList<LoadReport.Step>();
        for (var run : scenario.scaled(scale).runs()) {
            if (!Thread.currentThread().isInterrupted()) {
                steps.add(step(run));
            }
        }
        var last = steps.getLast();
        return new LoadReport(
                scenario.name(),
                scale,
                scenario.seed(),
                last.bound(),
                last.modes(),
                environment(),
                scenario.steps().isEmpty() ? null : steps);
    }

    /// Calls a simulator without quota, so that a burst is not stretched by classes being loaded.
    private void warmUp() throws IOException {
        tasks(scenario.asWarmUp(WARM_UP), Mode.DIRECT);
    }

    private LoadReport.Step step(Scenario run) throws IOException {
        var figures = new LinkedHashMap<String, ModeFigures>();
        for (var mode : modes) {
            if (!Thread.currentThread().isInterrupted()) {
                here.err()
                        .println(
                                "sluice loadtest: %s, %d requests"
                                        .formatted(mode.word(), run.requests()));
                figures.put(mode.word(), new FiguresOf(run, tasks(run, mode)).compute());
            }
        }
        var bound = Bounds.of(Demands.expected(run), run.quota(), 1);
        return new LoadReport.Step(run.requests(), BoundFigures.of(bound), figures);
    }

    private List<TaskRun> tasks(Scenario run, Mode mode) throws IOException {
        try (var simulator = localMode.simulate(0, Optional.empty(), setup(run));
                var calls =
                        new BedrockCalls(
                                run.target(),
                                Optional.of(simulator.endpoint()),
                                CREDENTIALS,
                                LONGEST_CALL,
                                run.requests())) {
            return switch (mode) {
                case DIRECT -> ClientRun.direct(run, calls).run();
                case RETRY -> ClientRun.retry(run, calls).run();
                case FIXED, PIPELINE, LIBRARY, BATCH ->
                        throw new CommandFailed(mode.word() + " is not available yet");
            };
        }
    }

    private Setup setup(Scenario run) {
        return switch (SetupFile.read(SimulatorSetup.json(run), here.time().instant())) {
            case SetupFile.Outcome.Read(var setup) -> setup;
            case SetupFile.Outcome.Invalid(var problems) ->
                    throw new CommandFailed("the simulator takes no such scenario: " + problems);
        };
    }

    private static Map<String, String> environment() {
        var environment = new LinkedHashMap<String, String>();
        environment.put("bedrock", "simulator");
        environment.put("java", System.getProperty("java.version"));
        environment.put("os", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        environment.put("processors", String.valueOf(Runtime.getRuntime().availableProcessors()));
        return environment;
    }
}
