package dev.sluice.cli.cost;

import dev.sluice.cli.scenario.Assembly;
import dev.sluice.cli.scenario.Project;
import dev.sluice.functions.api.SubmitHandler;
import dev.sluice.functions.runtime.Wiring;
import dev.sluice.functions.worker.WorkerHandler;
import dev.sluice.local.LocalPorts;
import dev.sluice.local.engine.Queues;
import dev.sluice.local.engine.Tables;
import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.simulator.BedrockSimulator;
import dev.sluice.local.simulator.Settings;
import dev.sluice.local.simulator.SimulatorConfig;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.template.FunctionResource;
import dev.sluice.local.template.QueueProvisioning;
import dev.sluice.local.template.StackTemplate;
import dev.sluice.local.template.TableProvisioning;
import dev.sluice.local.template.TemplateReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/// Engines as local mode starts them, the two handlers, and nobody who polls the queues.
///
/// @param bare the handlers' calls without the handlers
record MeasuredStack(
        Queues queues,
        Tables tables,
        BedrockSimulator simulator,
        SubmitHandler submit,
        WorkerHandler worker,
        BareCalls bare)
        implements AutoCloseable {

    static MeasuredStack start(Path directory) throws IOException, InterruptedException {
        var assembly = Assembly.of("burst.yaml", directory);
        var free = dev.sluice.cli.local.LocalPorts.free();
        var ports =
                LocalPorts.of(free.api(), free.s3(), free.sqs(), free.dynamoDb(), free.bedrock());
        var template = TemplateReader.read(assembly, ports.queues().url());
        Files.createDirectories(directory.resolve("queues"));
        var queues = Queues.start(directory.resolve("queues"), ports.queues());
        new QueueProvisioning(queues.client(), queues.endpoint()).apply(template.queues());
        var tables =
                Tables.start(
                        new ChildProcesses(),
                        Project.ROOT,
                        directory.resolve("tables/tables.db"),
                        ports.tables());
        try (var client = tables.client()) {
            new TableProvisioning(client).apply(template.tables());
        }
        var simulator =
                BedrockSimulator.start(
                        SimulatorConfig.in(directory)
                                .withPort(ports.bedrock().number())
                                .withSettings(Settings.of(LatencyProfile.constant(Duration.ZERO))),
                        InstantSource.system());
        var services =
                Map.of(
                        "AWS_REGION", "us-east-1",
                        "AWS_ACCESS_KEY_ID", "key",
                        "AWS_SECRET_ACCESS_KEY", "secret",
                        "AWS_ENDPOINT_URL_S3", "http://127.0.0.1:1",
                        "AWS_ENDPOINT_URL_SQS", queues.endpoint().toString(),
                        "AWS_ENDPOINT_URL_DYNAMODB", tables.endpoint().toString(),
                        "AWS_ENDPOINT_URL_BEDROCK_RUNTIME", ports.bedrock().url() + "/{region}");
        return new MeasuredStack(
                queues,
                tables,
                simulator,
                new SubmitHandler(wiring(function(template, "SubmitHandler", ""), services)),
                new WorkerHandler(wiring(function(template, "WorkerHandler", "image"), services)),
                BareCalls.to(services));
    }

    private static FunctionResource function(StackTemplate template, String handler, String lane) {
        return template.functions().stream()
                .filter(one -> one.handler().contains("." + handler + "::"))
                .filter(one -> one.environment().getOrDefault("LANE", "").equals(lane))
                .findFirst()
                .orElseThrow();
    }

    private static Wiring wiring(FunctionResource function, Map<String, String> services) {
        var env = new HashMap<>(function.environment());
        env.putAll(services);
        env.put("LAMBDA_TASK_ROOT", function.code().toString());
        return Wiring.from(env);
    }

    @Override
    public void close() throws IOException {
        simulator.close();
        tables.close();
        queues.close();
    }
}
