package dev.sluice.cli;

import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Withdraws a task that has not started, or erases one that has ended.
@Command(
        name = "cancel",
        description = "Withdraw a task that has not started; erase one that has ended.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  ./sluice cancel 01KBAZZ2M4W8Y3V7Q5D1N6T0RC"})
final class CancelCommand implements Callable<Integer> {
    private final Surroundings here;

    @Spec CommandSpec spec;
    @Mixin EndpointOptions endpoint = new EndpointOptions();

    @Parameters(
            paramLabel = "ID",
            converter = TaskIdConverter.class,
            description = "As submit printed it.")
    TaskId id;

    @Option(names = "--json", description = "Print nothing but JSON.")
    boolean json;

    CancelCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() throws InterruptedException {
        var withdrawal = endpoint.client(here).cancel(id);
        new Output(here, json, spec.qualifiedName())
                .result(json ? Json.write(withdrawal) : id + " " + withdrawal.status());
        return ExitCode.OK;
    }
}
