package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.engine.FreePorts;
import dev.sluice.local.engine.Port;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.template.RestApi;
import dev.sluice.local.template.RestApi.ApiRoute;
import dev.sluice.local.template.RestApi.Authorization;
import dev.sluice.local.template.RestApi.GatewayResponse;
import dev.sluice.local.template.RestApi.Integration.Mock;
import dev.sluice.local.template.RestApi.Integration.Proxy;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;

/// An API whose functions echo or fail, on a port of its own.
final class ApiUnderTest implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    static final Map<String, String> JSON = Map.of("content-type", "application/json");
    private final AtomicReference<JsonNode> event = new AtomicReference<>();
    private final CountDownLatch slow = new CountDownLatch(1);
    private final Port port;
    private final ApiHost host;

    ApiUnderTest() throws IOException {
        this.port = FreePorts.next();
        this.host =
                ApiHost.start(
                        port,
                        api(),
                        Map.of(
                                "echo", this::echo,
                                "fails", _ -> new Invocation.FunctionError("T", "secret detail"),
                                "cut", _ -> new Invocation.TimedOut(),
                                "busy", _ -> new Invocation.Throttled(),
                                "garbage", _ -> new Invocation.Responded("[]".getBytes(UTF_8)),
                                "slow", this::never),
                        LocalUsers.standard(),
                        InstantSource.system(),
                        RandomGenerator.getDefault());
    }

    /// What the echoing function got last.
    JsonNode event() {
        return event.get();
    }

    /// Where the API is, without its stage.
    URI url() {
        return port.url();
    }

    @Override
    public void close() {
        slow.countDown();
        host.close();
    }

    private static RestApi api() {
        var routes = new ArrayList<ApiRoute>();
        routes.add(route("POST", "/submit", "echo", Duration.ofSeconds(29)));
        routes.add(route("GET", "/result/{id}", "echo", Duration.ofSeconds(29)));
        for (var name : List.of("fails", "cut", "busy", "garbage")) {
            routes.add(route("GET", "/" + name, name, Duration.ofSeconds(29)));
        }
        routes.add(route("GET", "/slow", "slow", Duration.ofMillis(50)));
        routes.add(
                new ApiRoute(
                        "GET",
                        "/health",
                        "h",
                        Authorization.NONE,
                        new Mock(
                                200, Map.of("x", "y"), "application/json", "{\"status\":\"ok\"}")));
        var problem = Map.of("Content-Type", "application/problem+json");
        return new RestApi(
                "api",
                "v1",
                List.of("image/png"),
                routes,
                List.of(
                        new GatewayResponse(
                                "DEFAULT_4XX",
                                null,
                                problem,
                                Map.of("application/json", "{\"code\":\"client\"}")),
                        new GatewayResponse(
                                "DEFAULT_5XX",
                                null,
                                problem,
                                Map.of("application/json", "{\"code\":\"server\"}")),
                        new GatewayResponse(
                                "INVALID_SIGNATURE",
                                403,
                                problem,
                                Map.of(
                                        "application/json",
                                        "{\"code\":\"forbidden\",\"detail\":$context.error.messageString}"))));
    }

    private static ApiRoute route(String method, String path, String function, Duration timeout) {
        return new ApiRoute(
                method, path, path, Authorization.AWS_IAM, new Proxy(function, timeout));
    }

    private Invocation echo(byte[] payload) {
        try {
            event.set(Json.mapper().readTree(payload));
        } catch (IOException malformed) {
            return new Invocation.FunctionError("x", malformed.getMessage());
        }
        return new Invocation.Responded(
                "{\"statusCode\":202,\"headers\":{\"X-One\":\"1\"},\"body\":\"{\\\"ok\\\":true}\"}"
                        .getBytes(UTF_8));
    }

    private Invocation never(byte[] payload) {
        try {
            slow.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return new Invocation.TimedOut();
    }

    HttpResponse<String> unsigned(String method, String target) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(port.url() + target))
                        .method(method, BodyPublishers.noBody())
                        .build();
        return HTTP.send(request, BodyHandlers.ofString());
    }

    HttpResponse<String> call(
            String method, String target, Map<String, String> headers, byte[] body)
            throws Exception {
        var request = request(method, URI.create(port.url() + target), headers, body);
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    static HttpRequest.Builder request(
            String method, URI uri, Map<String, String> headers, byte[] body) {
        var request = HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofByteArray(body));
        SdkSigner.of("local", Clock.systemUTC())
                .sign(method, uri, headers, body)
                .forEach((name, values) -> {
                    if (!name.equalsIgnoreCase("host")) {
                        values.forEach(value -> request.header(name, value));
                    }
                });
        return request;
    }
}
