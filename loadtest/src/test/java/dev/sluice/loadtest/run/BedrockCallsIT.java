package dev.sluice.loadtest.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.sluice.loadtest.input.Inputs;
import dev.sluice.loadtest.input.Payload;
import dev.sluice.loadtest.scenario.Scenario;
import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.ScenarioReader;
import dev.sluice.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/// The calls as they travel, to a server that answers one thing.
class BedrockCallsIT {
    private final List<String> paths = new CopyOnWriteArrayList<>();
    private final List<String> bodies = new CopyOnWriteArrayList<>();
    private HttpServer server;
    private volatile int status = 200;
    private volatile String error = "";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void answer_comesWithWhatTheServiceCounted() throws IOException {
        assertThat(call()).isEqualTo(new CallOutcome.Answered(12, 34));
        assertThat(paths).containsExactly("/us-east-1/model/us.amazon.nova-2-lite-v1%3A0/converse");
        var body = Json.mapper().readTree(bodies.getFirst());
        var content = body.path("messages").path(0).path("content");
        assertThat(content.path(0).path("image").path("format").asText()).isEqualTo("png");
        assertThat(content.path(1).path("document").path("name").asText()).isEqualTo("Document 2");
        assertThat(content.path(2).path("text").asText()).startsWith("Request 1/7.");
        assertThat(body.path("inferenceConfig").path("maxTokens").asInt()).isEqualTo(300);
        assertThat(body.path("requestMetadata").path("taskId").asText()).isEqualTo("load-7");
    }

    @Test
    void throttled_isOneRequest() {
        status = 429;
        error = "ThrottlingException";

        assertThat(call()).isEqualTo(new CallOutcome.Throttled());
        assertThat(paths).hasSize(1);
    }

    @Test
    void unavailable_isForNow_validationForGood() {
        status = 503;
        error = "ServiceUnavailableException";
        assertThat(call()).isEqualTo(new CallOutcome.Disturbed("Unavailable"));

        status = 400;
        error = "ValidationException";
        assertThat(call()).isInstanceOf(CallOutcome.Refused.class);
    }

    @Test
    void nobodyListening_isForNow() {
        server.stop(0);

        assertThat(call()).isEqualTo(new CallOutcome.Disturbed("Transport"));
    }

    private CallOutcome call() {
        var endpoint = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        var credentials =
                StaticCredentialsProvider.create(AwsBasicCredentials.create("key", "secret"));
        try (var calls =
                new BedrockCalls(
                        scenario().target(),
                        Optional.of(endpoint),
                        credentials,
                        Duration.ofSeconds(10),
                        5)) {
            return calls.call(payload());
        }
    }

    private void answer(HttpExchange exchange) {
        try (exchange) {
            paths.add(exchange.getRequestURI().getRawPath());
            bodies.add(
                    new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            var answer = status == 200 ? ANSWER : "{\"message\":\"no\"}";
            exchange.getResponseHeaders().add("Content-Type", "application/json");
            if (status != 200) {
                exchange.getResponseHeaders().add("x-amzn-ErrorType", error);
            }
            var bytes = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static final String ANSWER =
            """
            {"output":{"message":{"role":"assistant","content":[{"text":"A lake."}]}},
             "stopReason":"end_turn","metrics":{"latencyMs":5},
             "usage":{"inputTokens":12,"outputTokens":34,"totalTokens":46}}
            """;

    private static Payload payload() {
        return new Inputs(scenario()).payload(7);
    }

    private static Scenario scenario() {
        var yaml =
                """
                requests: 10
                model: us.amazon.nova-2-lite-v1:0
                inputs:
                  - images: { count: 1, format: png, width: 8, height: 8 }
                    documents: { count: 1, pages: 1 }
                """;
        return ((ScenarioOutcome.Valid) ScenarioReader.read("test", yaml)).scenario();
    }
}
