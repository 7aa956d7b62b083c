package dev.sluice.cli;

import dev.sluice.client.TaskOutcome;
import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Shows where a task stands, or its answer.
@Command(
        name = "result",
        description = {
            "Show a task's answer, or where it stands.",
            "Exits with 0 when it completed or is still open, 1 when it failed or was cancelled."
        },
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  ./sluice result 01KBAZZ2M4W8Y3V7Q5D1N6T0RC --wait 5m"})
final class ResultCommand implements Callable<Integer> {
    private final Surroundings here;

    @Spec CommandSpec spec;
    @Mixin EndpointOptions endpoint = new EndpointOptions();

    @Parameters(
            paramLabel = "ID",
            converter = TaskIdConverter.class,
            description = "As submit printed it.")
    TaskId id;

    @Option(
            names = "--wait",
            paramLabel = "TIME",
            defaultValue = "0s",
            converter = DurationConverter.class,
            description = "Wait so long for the end, as 90s or 15m. Default: not at all")
    Duration wait = Duration.ZERO;

    @Option(names = "--json", description = "Print nothing but JSON.")
    boolean json;

    ResultCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() throws InterruptedException {
        var client = endpoint.client(here);
        var output = new Output(here, json, spec.qualifiedName());
        try (var progress = new Progress(here)) {
            var outcome = client.await(id, here.time().instant().plus(wait), progress);
            if (outcome instanceof TaskOutcome.StillRunning(var view)) {
                output.result(json ? Json.write(view) : view.status().name());
                return ExitCode.OK;
            }
            return output.tell(outcome, client);
        }
    }
}
