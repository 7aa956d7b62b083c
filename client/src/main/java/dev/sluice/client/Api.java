package dev.sluice.client;

import com.fasterxml.jackson.core.JacksonException;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import dev.sluice.model.SubmitAnswer;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskView;
import dev.sluice.model.UploadAnswer;
import dev.sluice.model.UploadRequest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.http.SdkHttpMethod;

/// The four calls of the HTTP API, typed. Each may be repeated: an upload leaves at most an empty
/// task that the service closes by itself; a submit is bound to its task id or key; a delete of
/// what is gone already changes nothing.
final class Api {
    private static final Map<String, String> NO_HEADERS = Map.of();
    private static final byte[] NO_BODY = {};
    private final String base;
    private final Signer signer;
    private final Transport transport;

    Api(URI endpoint, Signer signer, Transport transport) {
        this.base = endpoint.toString().replaceAll("/+$", "");
        this.signer = signer;
        this.transport = transport;
    }

    UploadAnswer upload(UploadRequest request) throws InterruptedException {
        return read("POST /upload", post("/upload", NO_HEADERS, request), UploadAnswer.class);
    }

    SubmitAnswer submit(SubmitRequest request, Optional<String> idempotencyKey)
            throws InterruptedException {
        var headers = idempotencyKey.map(key -> Map.of("idempotency-key", key)).orElse(NO_HEADERS);
        return read("POST /submit", post("/submit", headers, request), SubmitAnswer.class);
    }

    Look result(TaskId id) throws InterruptedException {
        var answer = call("GET /result", SdkHttpMethod.GET, "/result/" + id, NO_HEADERS, NO_BODY);
        return new Look(read("GET /result", answer, TaskView.class), Transport.retryAfter(answer));
    }

    Withdrawal delete(TaskId id) throws InterruptedException {
        return read(
                "DELETE /result",
                call("DELETE /result", SdkHttpMethod.DELETE, "/result/" + id, NO_HEADERS, NO_BODY),
                Withdrawal.class);
    }

    /// A result that is kept apart from its task; empty when its URL is no longer good.
    Optional<TaskResult> spilled(URI url) throws InterruptedException {
        var answer =
                transport.send(
                        "GET of a result",
                        () -> HttpRequest.newBuilder(url).timeout(Duration.ofMinutes(1)).build());
        return answer.statusCode() == 403
                ? Optional.empty()
                : Optional.of(read("GET of a result", answer, TaskResult.class));
    }

    private HttpResponse<byte[]> post(String path, Map<String, String> headers, Object body)
            throws InterruptedException {
        var all = new java.util.HashMap<>(headers);
        all.put("content-type", "application/json");
        var json = Json.write(body).getBytes(StandardCharsets.UTF_8);
        return call("POST " + path, SdkHttpMethod.POST, path, all, json);
    }

    private HttpResponse<byte[]> call(
            String name,
            SdkHttpMethod method,
            String path,
            Map<String, String> headers,
            byte[] body)
            throws InterruptedException {
        var uri = URI.create(base + path);
        return transport.send(name, () -> signer.sign(method, uri, headers, body));
    }

    private static <T> T read(String call, HttpResponse<byte[]> answer, Class<T> type) {
        if (!succeeded(answer)) {
            throw refusal(call, answer);
        }
        try {
            return Json.mapper().readValue(answer.body(), type);
        } catch (JacksonException unreadable) {
            throw new UnexpectedAnswerException(call, answer.statusCode());
        } catch (IOException impossible) {
            throw new IllegalStateException("a byte array can be read", impossible);
        }
    }

    private static boolean succeeded(HttpResponse<?> answer) {
        return answer.statusCode() / 100 == 2;
    }

    private static SluiceException refusal(String call, HttpResponse<byte[]> answer) {
        try {
            var problem = Json.mapper().readValue(answer.body(), Problem.class);
            if (problem != null && problem.code() != null) {
                return new RefusedException(problem);
            }
        } catch (IOException notOurs) {
            // Not a problem detail: something else answered.
        }
        return new UnexpectedAnswerException(call, answer.statusCode());
    }

    /// One look at a task.
    ///
    /// @param view as it stands
    /// @param retryAfter the wait the service suggests; zero when it says nothing
    record Look(TaskView view, Duration retryAfter) {}
}
