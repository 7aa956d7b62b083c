package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the gateway answers by itself, over HTTP.
class ApiRefusalIT {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static ApiUnderTest api;

    @BeforeAll
    static void start() throws IOException {
        api = new ApiUnderTest();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    @Test
    void theHealthRoute_isOpen() throws Exception {
        var answer = api.unsigned("GET", "/v1/health");
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
        assertProblem(api.unsigned(method, target), 403, "client");
    }

    @Test
    void aPathThatIsNone_isABadRequest() throws Exception {
        assertProblem(api.unsigned("GET", "/v1/%00"), 400, "client");
    }

    @ParameterizedTest
    @CsvSource({"fails,502", "cut,502", "garbage,502", "slow,504"})
    void aFunctionThatFails_isAProblemWithoutItsReason(String route, int status) throws Exception {
        var answer = api.call("GET", "/v1/" + route, Map.of(), new byte[0]);
        assertProblem(answer, status, "server");
        assertThat(answer.body()).doesNotContain("secret");
    }

    @Test
    void aBusyAccount_isTooManyRequests() throws Exception {
        assertProblem(api.call("GET", "/v1/busy", Map.of(), new byte[0]), 429, "client");
    }

    @ParameterizedTest
    @ValueSource(ints = {10 * 1024 * 1024 + 1, 6_291_556})
    void aBodyTooLarge_isRefused(int size) throws Exception {
        assertProblem(
                api.call("POST", "/v1/submit", ApiUnderTest.JSON, new byte[size]), 413, "client");
    }

    @Test
    void aTamperedBody_isRefused() throws Exception {
        var uri = URI.create(api.url() + "/v1/submit");
        var request = ApiUnderTest.request("POST", uri, ApiUnderTest.JSON, "{}".getBytes(UTF_8));
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
        try (var socket = new Socket("127.0.0.1", api.url().getPort())) {
            socket.getOutputStream().write(raw.getBytes(UTF_8));
            socket.setSoTimeout(10_000);
            socket.shutdownOutput();
            var answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 4").doesNotContain("<html", "Jetty");
        }
    }

    private static void assertProblem(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("content-type"))
                .hasValue("application/problem+json");
        assertThat(answer.body()).contains("\"code\":\"" + code + "\"");
    }
}
