package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The API over HTTP, as functions and other people's clients see it.
class ApiHostIT {
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
    void aSignedCall_reachesTheFunctionAsTheGatewayWouldHandItOver() throws Exception {
        var answer =
                api.call(
                        "POST",
                        "/v1/submit",
                        ApiUnderTest.JSON,
                        "{\"prompt\":\"ü\"}".getBytes(UTF_8));
        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.body()).isEqualTo("{\"ok\":true}");
        assertThat(answer.headers().firstValue("x-one")).hasValue("1");
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(answer.headers().firstValue("x-amzn-requestid")).isPresent();
        var event = api.event();
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
        assertThat(context.path("domainName").asText())
                .isEqualTo("127.0.0.1:" + api.url().getPort());
        assertThat(context.path("identity").path("caller").asText())
                .isEqualTo("AIDALOCAL000000000000");
        assertThat(context.path("identity").path("sourceIp").asText()).isEqualTo("127.0.0.1");
        assertThat(event.path("headers").path("X-Forwarded-Proto").asText()).isEqualTo("http");
        assertThat(event.toString()).doesNotContain("Signature=");
    }

    @Test
    void parametersAndRepeatedHeaders_areHandedOverDecoded() throws Exception {
        api.call("GET", "/v1/result/a%20b%2Fc?x=1&x=2%203&y", Map.of(), new byte[0]);
        var event = api.event();
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
        api.call("POST", "/v1/submit", Map.of("content-type", "image/png"), new byte[] {1, -1});
        assertThat(api.event().path("isBase64Encoded").asBoolean()).isTrue();
        assertThat(api.event().path("body").asText()).isEqualTo("Af8=");
    }

    @Test
    void curlSigns(@TempDir Path folder) throws Exception {
        Assumptions.assumeTrue(hasCurl(), "skipped: no curl on the path");
        var file = Files.writeString(folder.resolve("body"), "{\"prompt\": \"a\n b\"}");
        var url = api.url() + "/v1/submit";
        assertThat(curl(url, "--json", "{\"a\":1}")).endsWith("202");
        assertThat(api.event().path("body").asText()).isEqualTo("{\"a\":1}");
        assertThat(curl(url, "--data-binary", "@" + file)).endsWith("202");
        assertThat(api.event().path("body").asText()).isEqualTo("{\"prompt\": \"a\n b\"}");
        assertThat(curl(url, "-H", "content-type: application/json", "-d", "{}")).endsWith("202");
        assertThat(curl(api.url() + "/v1/result/01J0")).endsWith("202");
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
}
