package dev.sluice.local.function;

import static java.net.http.HttpResponse.BodyHandlers.ofString;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.function.InstanceOutcome.Answered;
import dev.sluice.local.function.InstanceOutcome.Raised;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The runtime API as a runtime sees it.
class RuntimeApiIT {

    private static final String ARN = "arn:aws:lambda:us-east-1:000000000000:function:echo";

    private final HttpClient client = HttpClient.newHttpClient();
    private final RuntimeSession session = new RuntimeSession();
    private RuntimeApi api;
    private String address;

    @BeforeEach
    void open() throws IOException {
        api = new RuntimeApi();
        address = api.open("child-1", ARN, session);
    }

    @AfterEach
    void close() {
        client.close();
        api.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://" + address + "/2018-06-01" + path));
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path).build(), ofString());
    }

    private HttpResponse<String> post(String path, String body)
            throws IOException, InterruptedException {
        return client.send(request(path).POST(BodyPublishers.ofString(body)).build(), ofString());
    }

    private FutureTask<InstanceOutcome> invoking() {
        var request =
                new InvocationRequest(
                        "r-1",
                        "Root=1-2-3",
                        Instant.ofEpochMilli(1_796_040_000_123L),
                        "{\"a\":\"ü\"}".getBytes(UTF_8));
        var call = new FutureTask<>(() -> session.invoke(request));
        Thread.ofVirtual().start(call);
        return call;
    }

    @Test
    void next_givesEventAndHeaders() throws Exception {
        invoking();
        var next = get("/runtime/invocation/next");
        assertThat(next.statusCode()).isEqualTo(200);
        assertThat(next.body()).isEqualTo("{\"a\":\"ü\"}");
        assertThat(next.headers().firstValue("Lambda-Runtime-Aws-Request-Id")).contains("r-1");
        assertThat(next.headers().firstValue("Lambda-Runtime-Deadline-Ms"))
                .contains("1796040000123");
        assertThat(next.headers().firstValue("Lambda-Runtime-Invoked-Function-Arn")).contains(ARN);
        assertThat(next.headers().firstValue("Lambda-Runtime-Trace-Id")).contains("Root=1-2-3");
    }

    @Test
    void response_endsTheInvocation() throws Exception {
        var call = invoking();
        get("/runtime/invocation/next");
        assertThat(post("/runtime/invocation/r-1/response", "{}").statusCode()).isEqualTo(202);
        assertThat(call.get())
                .isInstanceOfSatisfying(
                        Answered.class,
                        answered ->
                                assertThat(answered.payload()).isEqualTo(new byte[] {'{', '}'}));
    }

    @Test
    void error_endsTheInvocation() throws Exception {
        var call = invoking();
        get("/runtime/invocation/next");
        var error = "{\"errorType\":\"E\",\"errorMessage\":\"broke\",\"stackTrace\":[]}";
        assertThat(post("/runtime/invocation/r-1/error", error).statusCode()).isEqualTo(202);
        assertThat(call.get()).isEqualTo(new Raised("E", "broke"));
    }

    @Test
    void unknownRequest_is400_unknownPathOrChild_is404() throws Exception {
        assertThat(post("/runtime/invocation/r-9/response", "{}").statusCode()).isEqualTo(400);
        assertThat(get("/runtime/nothing/here").statusCode()).isEqualTo(404);
        api.forget("child-1");
        assertThat(get("/runtime/invocation/next").statusCode()).isEqualTo(404);
    }

    @Test
    void endedSession_isTold() throws Exception {
        session.ended(new InstanceOutcome.Broken("Runtime.ExitError", "exit status 1"));
        assertThat(get("/runtime/invocation/next").statusCode()).isEqualTo(410);
    }
}
