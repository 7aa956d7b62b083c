package dev.sluice.cli;

import dev.sluice.client.Input;
import dev.sluice.client.SluiceClient;
import dev.sluice.client.TaskOutcome;
import dev.sluice.client.TaskRequest;
import dev.sluice.model.Inference;
import dev.sluice.model.Json;
import dev.sluice.model.SubmitAnswer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Submits one task with its files and, unless told otherwise, waits for the answer.
@Command(
        name = "submit",
        description = "Submit one task with its files and wait for the answer.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Example:",
            "  ./sluice submit samples/invoice.pdf --prompt \"Who is to be paid, and how much?\""
        })
final class SubmitCommand implements Callable<Integer> {
    private final Surroundings here;

    @Spec CommandSpec spec;
    @Mixin EndpointOptions endpoint = new EndpointOptions();

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Files, in the model's order.")
    List<Path> files = List.of();

    @Option(names = "--prompt", required = true, description = "What the model is asked.")
    String prompt = "";

    @Option(names = "--model", description = "A model of the deployment. Default: its default")
    @Nullable String model;

    @Option(names = "--lane", description = "Force a lane.")
    @Nullable String lane;

    @Option(names = "--system", description = "Replaces the model's configured system prompt.")
    @Nullable String system;

    @Option(names = "--max-tokens", paramLabel = "N", description = "Most tokens of the answer.")
    @Nullable Integer maxTokens;

    @Option(names = "--s3", paramLabel = "URI", description = "An object in S3 as one more input.")
    List<String> objects = List.of();

    @Option(names = "--metadata", paramLabel = "KEY=VALUE", description = "Comes back as given.")
    Map<String, String> metadata = Map.of();

    @Option(names = "--no-wait", description = "Print the task's id and end.")
    boolean noWait;

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            defaultValue = "15m",
            converter = DurationConverter.class,
            description = "How long to wait, as 90s or 15m. Default: ${DEFAULT-VALUE}")
    Duration timeout = Duration.ofMinutes(15);

    @Option(names = "--json", description = "Print nothing but JSON.")
    boolean json;

    SubmitCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() throws InterruptedException {
        files.forEach(file -> ExistingFile.require(file, spec.commandLine()));
        var client = endpoint.client(here);
        var output = new Output(here, json, spec.qualifiedName());
        try (var progress = new Progress(here)) {
            var answer = client.submit(request(), progress);
            return noWait
                    ? accepted(answer, output)
                    : output.tell(wait(client, answer, progress), client);
        }
    }

    private int accepted(SubmitAnswer answer, Output output) {
        output.result(json ? Json.write(answer) : answer.taskId().value());
        return ExitCode.OK;
    }

    private TaskOutcome wait(SluiceClient client, SubmitAnswer answer, Progress progress)
            throws InterruptedException {
        return client.await(answer.taskId(), here.time().instant().plus(timeout), progress);
    }

    private TaskRequest request() {
        var request = TaskRequest.of(prompt).model(model).lane(lane);
        files.forEach(request::file);
        objects.forEach(uri -> request.input(Input.s3(uri)));
        metadata.forEach(request::metadata);
        if (system != null) {
            request.system(system);
        }
        if (maxTokens != null) {
            request.inference(new Inference(maxTokens, null, null, null));
        }
        return request.build();
    }
}
