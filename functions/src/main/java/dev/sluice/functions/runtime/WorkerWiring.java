package dev.sluice.functions.runtime;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.converse.ConverseGateway;
import dev.sluice.bedrock.converse.GatewaySettings;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.route.FixedRoutes;
import dev.sluice.bedrock.route.Route;
import dev.sluice.functions.worker.MessageWork;
import dev.sluice.functions.worker.ProcessTask;
import dev.sluice.functions.worker.Settlement;
import dev.sluice.functions.worker.WorkerPorts;
import dev.sluice.functions.worker.WorkerSettings;
import dev.sluice.model.config.ModelConfig;
import dev.sluice.model.config.RouteConfig;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// Puts a lane's worker together.
///
/// @param ports of the worker's role
record WorkerWiring(Ports ports, InstantSource clock, RandomGenerator random) {

    MessageWork messageWork() {
        var lane = ports.config().lane();
        var settings =
                new WorkerSettings(
                        ports.sluice(), lane, ports.config().bucket(), ModelCatalogue.standard());
        var limits = GatewaySettings.of(lane.readTimeout(), lane.functionTimeout());
        var deadLetters = ports.deadLetters();
        var workerPorts =
                new WorkerPorts(
                        ports.submissions(),
                        ports.attempts(),
                        deadLetters,
                        ports.inputObjects(),
                        ports.taskObjects(),
                        gateway(settings, limits));
        return new MessageWork(
                new ProcessTask(workerPorts, settings, clock, random),
                new Settlement(lane.name(), ports.taskQueue(), deadLetters, clock),
                limits.readTimeout().plus(limits.reserve()),
                clock);
    }

    private BedrockGateway gateway(WorkerSettings settings, GatewaySettings limits) {
        var routes =
                ports.sluice().models().values().stream()
                        .collect(Collectors.toMap(ModelConfig::key, WorkerWiring::heaviestFirst));
        Function<String, ModelProfile> profiles =
                key -> settings.model(key).flatMap(settings::profile).orElseThrow();
        return new ConverseGateway(
                ports.bedrock(), new FixedRoutes(routes), profiles, limits, clock, random);
    }

    private static List<Route> heaviestFirst(ModelConfig model) {
        return model.routes().stream()
                .sorted(Comparator.comparingInt(RouteConfig::weight).reversed())
                .map(route -> new Route(route.region(), route.model()))
                .toList();
    }
}
