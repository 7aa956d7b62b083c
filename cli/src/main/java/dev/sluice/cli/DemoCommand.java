package dev.sluice.cli;

import dev.sluice.cli.DemoLine.Ending;
import dev.sluice.cli.local.LocalMode;
import dev.sluice.cli.local.LocalPorts;
import dev.sluice.cli.local.LocalSettings;
import dev.sluice.cli.local.LocalSettings.Start;
import dev.sluice.model.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows the whole pipeline at work on the samples.
@Command(
        name = "demo",
        description = {
            "Start local mode on fresh data, submit the sample tasks, print the answers, stop.",
            "Exits with 0 only if all of them completed."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  ./sluice demo"})
final class DemoCommand implements Callable<Integer> {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private final Surroundings here;
    private final LocalMode localMode;

    @Mixin LocalOptions options = new LocalOptions();

    @Option(names = "--json", description = "Print nothing but JSON.")
    boolean json;

    DemoCommand(Surroundings here, LocalMode localMode) {
        this.here = here;
        this.localMode = localMode;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        var folder = here.home().resolve("samples");
        var samples = SampleTask.in(folder);
        try (var _ = StopSignal.forThisThread();
                var data = FreshFolder.in(here.state(), "demo-")) {
            var lines = run(samples, folder, data.path());
            print(lines);
            return lines.stream().allMatch(line -> line.ending() == Ending.COMPLETED)
                    ? ExitCode.OK
                    : ExitCode.FAILED;
        }
    }

    private List<DemoLine> run(List<SampleTask> samples, Path folder, Path data)
            throws IOException, InterruptedException {
        var began = here.time().instant();
        try (var running = localMode.start(settings(data))) {
            var ready = Duration.between(began, here.time().instant());
            note("local mode is ready after %.1f s: %s", ready.toMillis() / 1000.0, running.api());
            note("submitting %d tasks side by side", samples.size());
            var endpoint = new EndpointOptions();
            endpoint.endpoint = running.api();
            return new DemoRun(endpoint.client(here), folder, here.time(), PATIENCE)
                    .run(samples, this::ended);
        }
    }

    private void ended(DemoLine line) {
        if (!json) {
            here.out().println(line.summary());
            here.out().flush();
        }
    }

    private void print(List<DemoLine> lines) {
        if (json) {
            here.out().println(Json.write(lines));
            return;
        }
        for (var line : lines) {
            here.out().printf("%n--- %s (%s)%n%s%n", line.name(), line.ending(), line.answer());
        }
        long completed = lines.stream().filter(line -> line.ending() == Ending.COMPLETED).count();
        here.out().printf("%n%d of %d tasks completed.%n", completed, lines.size());
    }

    private void note(String format, Object... values) {
        here.err().printf("sluice demo: " + format + "%n", values);
        here.err().flush();
    }

    private LocalSettings settings(Path data) {
        return new LocalSettings(
                here.assembly(),
                data,
                Start.RESET,
                options.bedrock,
                options.hosting(),
                LocalPorts.USUAL.orFreeOnes(),
                options.engine());
    }
}
