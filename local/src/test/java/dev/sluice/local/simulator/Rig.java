package dev.sluice.local.simulator;

import dev.sluice.bedrock.model.Capability;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.local.simulator.latency.LatencyProfile;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.function.Consumer;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConversationRole;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;
import software.amazon.awssdk.services.bedrockruntime.model.Message;

/// A simulator without latency and the clients to talk to it.
final class Rig implements AutoCloseable {
    static final String NOVA = "us.amazon.nova-2-lite-v1:0";
    static final String CLAUDE = "us.anthropic.claude-sonnet-4-5-20250929-v1:0";
    static final String REGION = "us-east-1";

    final BedrockSimulator simulator;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    Rig() throws IOException {
        this(SimulatorConfig.onAnyPort(), ObjectReader.none());
    }

    Rig(SimulatorConfig config, ObjectReader objects) throws IOException {
        this(
                config.withSettings(Settings.of(LatencyProfile.constant(Duration.ZERO))),
                objects,
                InstantSource.system());
    }

    Rig(SimulatorConfig config, ObjectReader objects, InstantSource clock) throws IOException {
        simulator = BedrockSimulator.start(config, clock, objects, counting());
    }

    /// The catalogue, but Nova Lite can count tokens.
    private static ModelCatalogue counting() {
        return new ModelCatalogue(
                ModelCatalogue.standard().models().stream()
                        .map(m -> m.id().equals("amazon.nova-lite-v1:0") ? counting(m) : m)
                        .toList());
    }

    private static ModelProfile counting(ModelProfile m) {
        var capabilities = EnumSet.copyOf(m.capabilities());
        capabilities.add(Capability.COUNT_TOKENS);
        return new ModelProfile(
                m.id(),
                m.name(),
                m.idPattern(),
                m.access(),
                m.geographies(),
                m.contextTokens(),
                m.maxOutputTokens(),
                capabilities,
                m.sampling(),
                m.images(),
                m.documents(),
                m.request(),
                m.tokens());
    }

    BedrockRuntimeClient sdk() {
        return sdk(REGION, Duration.ofSeconds(30));
    }

    BedrockRuntimeClient sdk(String region, Duration readTimeout) {
        return BedrockRuntimeClient.builder()
                .endpointOverride(simulator.endpoint(region))
                .region(Region.of(region))
                .credentialsProvider(
                        StaticCredentialsProvider.create(AwsBasicCredentials.create("a", "b")))
                .httpClientBuilder(
                        Apache5HttpClient.builder().socketTimeout(readTimeout).maxConnections(600))
                .overrideConfiguration(c -> c.retryStrategy(AwsRetryStrategy.doNotRetry()))
                .build();
    }

    static ConverseRequest request(
            String model, Consumer<ConverseRequest.Builder> more, ContentBlock... content) {
        var request =
                ConverseRequest.builder()
                        .modelId(model)
                        .messages(
                                Message.builder()
                                        .role(ConversationRole.USER)
                                        .content(content)
                                        .build());
        more.accept(request);
        return request.build();
    }

    HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        return http.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + simulator.port() + path))
                        .method(method, BodyPublishers.ofString(body))
                        .header("Content-Type", "application/json")
                        .build(),
                BodyHandlers.ofString());
    }

    @Override
    public void close() throws IOException {
        http.close();
        simulator.close();
    }
}
