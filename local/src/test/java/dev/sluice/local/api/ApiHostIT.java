package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The API over HTTP, called by other people's clients.
class ApiHostIT {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final Map<String, String> JSON = Map.of("content-type", "application/json");
    private static final AtomicReference<JsonNode> EVENT = new AtomicReference<>();
    private static final CountDownLatch SLOW = new CountDownLatch(1);
    private static Port port;
    private static ApiHost host;

    @BeforeAll
    static void start() throws IOException {
        port = FreePorts.next();
        host =
                ApiHost.start(
                        port,
                        api(),
                        Map.of(
                                "echo", ApiHostIT::echo,
                                "fails", _ -> new Invocation.FunctionError("T", "secret detail"),
                                "cut", _ -> new Invocation.TimedOut(),
                                "busy", _ -> new Invocation.Throttled(),
                                "garbage", _ -> new Invocation.Responded("[]".getBytes(UTF_8)),
                                "slow", ApiHostIT::never),
                        LocalUsers.standard(),
                        InstantSource.system(),
                        RandomGenerator.getDefault());
    }

    @AfterAll
    static void stop() {
        SLOW.countDown();
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

    private static Invocation echo(byte[] event) {
        try {
            EVENT.set(Json.mapper().readTree(event));
        } catch (IOException malformed) {
            return new Invocation.FunctionError("x", malformed.getMessage());
        }
        return new Invocation.Responded(
                "{\"statusCode\":202,\"headers\":{\"X-One\":\"1\"},\"body\":\"{\\\"ok\\\":true}\"}"
                        .getBytes(UTF_8));
    }

    private static Invocation never(byte[] event) {
        try {
            SLOW.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return new Invocation.TimedOut();
    }

    @Test
    void aSignedCall_reachesTheFunctionAsTheGatewayWouldHandItOver() throws Exception {
        var answer = call("POST", "/v1/submit", JSON, "{\"prompt\":\"ü\"}".getBytes(UTF_8));
        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.body()).isEqualTo("{\"ok\":true}");
        assertThat(answer.headers().firstValue("x-one")).hasValue("1");
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(answer.headers().firstValue("x-amzn-requestid")).isPresent();
        var event = EVENT.get();
        assertThat(event.path("resource").asText()).isEqualTo("/submit");
        assertThat(event.path("path").asText()).isEqualTo("/submit");
        assertThat(event.path("httpMethod").asText()).isEqualTo("POST");
        assertThat(event.path("body").asText()).isEqualTo("{\"prompt\":\"ü\"}");
        assertThat(event.path("isBase64Encoded").asBoolean()).isFalse();
        assertThat(event.path("queryStringParameters").isNull()).isTrue();
        assertThat(event.path("pathParameters").isNull()).isTrue();
        var context = event.path("requestContext");
        assertThat(context.path("stage").asText()).isEqualTo("v1");
        assertThat(context.path("path").asText()).isEqualTo("/v1/submit");
        assertThat(context.path("domainName").asText()).isEqualTo("127.0.0.1:" + port.number());
        assertThat(context.path("identity").path("caller").asText())
                .isEqualTo("AIDALOCAL000000000000");
        assertThat(context.path("identity").path("sourceIp").asText()).isEqualTo("127.0.0.1");
        assertThat(event.path("headers").path("X-Forwarded-Proto").asText()).isEqualTo("http");
        assertThat(event.toString()).doesNotContain("Signature=");
    }

    @Test
    void parametersAndRepeatedHeaders_areHandedOverDecoded() throws Exception {
        call("GET", "/v1/result/a%20b%2Fc?x=1&x=2%203&y", Map.of(), new byte[0]);
        var event = EVENT.get();
        assertThat(event.path("resource").asText()).isEqualTo("/result/{id}");
        assertThat(event.path("pathParameters").path("id").asText()).isEqualTo("a b/c");
        assertThat(event.path("body").isNull()).isTrue();
        assertThat(event.path("queryStringParameters").toString())
                .isEqualTo("{\"x\":\"2 3\",\"y\":\"\"}");
        assertThat(event.path("multiValueQueryStringParameters").toString())
                .isEqualTo("{\"x\":[\"1\",\"2 3\"],\"y\":[\"\"]}");
    }

    @Test
    void aBinaryBody_travelsAsBase64() throws Exception {
        call("POST", "/v1/submit", Map.of("content-type", "image/png"), new byte[] {1, -1});
        assertThat(EVENT.get().path("isBase64Encoded").asBoolean()).isTrue();
        assertThat(EVENT.get().path("body").asText()).isEqualTo("Af8=");
    }

    @Test
    void theHealthRoute_isOpen() throws Exception {
        var answer = unsigned("GET", "/v1/health");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("{\"status\":\"ok\"}");
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
    }

    @ParameterizedTest
    @CsvSource({
        "GET,/v1/result/x",
        "GET,/v1/nothing",
        "GET,/v2/health",
        "GET,/",
        "DELETE,/v1/submit",
        "GET,/v1/health/x",
        "GET,/v1/%2e%2e/health",
        "GET,/v1/a%2Fb",
        "GET,/v1//health",
        "GET,/v1/x;y=z",
        "OPTIONS,/v1/submit"
    })
    void whatIsUnsignedOrNoRoute_isAForbiddenProblem(String method, String target)
            throws Exception {
        assertProblem(unsigned(method, target), 403, "client");
    }

    @Test
    void aPathThatIsNone_isABadRequest() throws Exception {
        assertProblem(unsigned("GET", "/v1/%00"), 400, "client");
    }

    @ParameterizedTest
    @CsvSource({"fails,502", "cut,502", "garbage,502", "slow,504"})
    void aFunctionThatFails_isAProblemWithoutItsReason(String route, int status) throws Exception {
        var answer = call("GET", "/v1/" + route, Map.of(), new byte[0]);
        assertProblem(answer, status, "server");
        assertThat(answer.body()).doesNotContain("secret");
    }

    @Test
    void aBusyAccount_isTooManyRequests() throws Exception {
        assertProblem(call("GET", "/v1/busy", Map.of(), new byte[0]), 429, "client");
    }

    @ParameterizedTest
    @ValueSource(ints = {10 * 1024 * 1024 + 1, 6_291_556})
    void aBodyTooLarge_isRefused(int size) throws Exception {
        assertProblem(call("POST", "/v1/submit", JSON, new byte[size]), 413, "client");
    }

    @Test
    void aTamperedBody_isRefused() throws Exception {
        var uri = URI.create(port.url() + "/v1/submit");
        var request = request("POST", uri, JSON, "{}".getBytes(UTF_8));
        request.method("POST", BodyPublishers.ofString("{ }"));
        var answer = HTTP.send(request.build(), BodyHandlers.ofString());
        assertProblem(answer, 403, "forbidden");
        assertThat(answer.body()).contains("does not match");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /v1/%zz HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /v1/\u0001 HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /v1/health HTTP/1.1\r\n\r\n",
                "NONSENSE\r\n\r\n"
            })
    void whatIsNoRequest_isNoPageOfHtml(String raw) throws IOException {
        try (var socket = new Socket("127.0.0.1", port.number())) {
            socket.getOutputStream().write(raw.getBytes(UTF_8));
            socket.setSoTimeout(10_000);
            socket.shutdownOutput();
            var answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 4").doesNotContain("<html", "Jetty");
        }
    }

    @Test
    void curlSigns(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(hasCurl(), "skipped: no curl on the path");
        var file = Files.writeString(folder.resolve("body"), "{\"prompt\": \"a\n b\"}");
        var url = port.url() + "/v1/submit";
        assertThat(curl(url, "--json", "{\"a\":1}")).endsWith("202");
        assertThat(EVENT.get().path("body").asText()).isEqualTo("{\"a\":1}");
        assertThat(curl(url, "--data-binary", "@" + file)).endsWith("202");
        assertThat(EVENT.get().path("body").asText()).isEqualTo("{\"prompt\": \"a\n b\"}");
        assertThat(curl(url, "-H", "content-type: application/json", "-d", "{}")).endsWith("202");
        assertThat(curl(port.url() + "/v1/result/01J0")).endsWith("202");
        assertThat(curl(url, "--json", "{}", "--user", "local:wrong")).endsWith("403");
    }

    private static boolean hasCurl() {
        try {
            return new ProcessBuilder("curl", "--version").start().waitFor() == 0;
        } catch (IOException | InterruptedException absent) {
            return false;
        }
    }

    private static String curl(String url, String... more) throws Exception {
        var command =
                new ArrayList<>(
                        List.of(
                                "curl",
                                "-s",
                                "-w",
                                "%{http_code}",
                                "--aws-sigv4",
                                "aws:amz:us-east-1:execute-api",
                                "--user",
                                "local:local-secret",
                                url));
        command.addAll(List.of(more));
        var process = new ProcessBuilder(command).start();
        var output = new String(process.getInputStream().readAllBytes(), UTF_8);
        process.waitFor();
        return output;
    }

    private static HttpResponse<String> unsigned(String method, String target) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(port.url() + target))
                        .method(method, BodyPublishers.noBody())
                        .build();
        return HTTP.send(request, BodyHandlers.ofString());
    }

    private static HttpResponse<String> call(
            String method, String target, Map<String, String> headers, byte[] body)
            throws Exception {
        var request = request(method, URI.create(port.url() + target), headers, body);
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    private static HttpRequest.Builder request(
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

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("content-type"))
                .hasValue("application/problem+json");
        assertThat(answer.body()).contains("\"code\":\"" + code + "\"");
    }
}
