package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.TaskMemory;
import dev.sluice.functions.task.TaskStores;
import dev.sluice.model.Json;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Random;

/// The four handlers over stores in memory.
final class Api {

    static final Owner ALICE = new Owner("123456789012:AROAALICE");
    static final String SESSION = "AROAALICE:session-1";

    Instant now = Instant.parse("2026-11-30T12:00:00Z");
    final TaskMemory memory = new TaskMemory();
    final TaskStores stores = TaskStores.in(memory);
    final Shelf shelf = new Shelf();
    final Outbox outbox = new Outbox(() -> now);

    private final UploadHandler upload;
    private final SubmitHandler submit;
    private final ResultHandler result;
    private final CancelHandler cancel;

    Api() {
        this(Deployments.models());
    }

    Api(Models models) {
        var random = new Random(7);
        upload =
                new UploadHandler(
                        new OpenUpload(
                                models,
                                stores.submissions(),
                                stores.owned(),
                                shelf,
                                () -> now,
                                random));
        submit =
                new SubmitHandler(
                        new SubmitTask(
                                models,
                                stores.submissions(),
                                stores.owned(),
                                new Pinning(shelf, shelf, Shelf.BUCKET),
                                new Dispatch(outbox, shelf),
                                () -> now,
                                random));
        result =
                new ResultHandler(
                        new ReadResult(stores.owned(), shelf, Duration.ofMinutes(15), () -> now));
        cancel = new CancelHandler(new WithdrawTask(stores.owned(), shelf, () -> now));
    }

    Reply upload(String body) {
        return upload(Events.post(body));
    }

    Reply upload(APIGatewayProxyRequestEvent event) {
        return Reply.of(upload.handleRequest(event, new TestContext()));
    }

    Reply submit(String body) {
        return submit(Events.post(body));
    }

    Reply submit(String body, String key) {
        return submit(Events.post(body).withHeaders(Map.of("idempotency-key", key)));
    }

    Reply submit(APIGatewayProxyRequestEvent event) {
        return Reply.of(submit.handleRequest(event, new TestContext()));
    }

    Reply result(String caller, String id) {
        return Reply.of(result.handleRequest(Events.of(caller, id), new TestContext()));
    }

    Reply result(APIGatewayProxyRequestEvent event) {
        return Reply.of(result.handleRequest(event, new TestContext()));
    }

    Reply cancel(String caller, String id) {
        return Reply.of(cancel.handleRequest(Events.of(caller, id), new TestContext()));
    }

    Task task(TaskId id) {
        return memory.find(id).orElseThrow();
    }

    /// An answer as its caller sees it.
    record Reply(int status, Map<String, String> headers, JsonNode json) {

        static Reply of(APIGatewayProxyResponseEvent event) {
            try {
                return new Reply(
                        event.getStatusCode(),
                        event.getHeaders(),
                        Json.mapper().readTree(event.getBody()));
            } catch (JsonProcessingException broken) {
                throw new AssertionError(event.getBody(), broken);
            }
        }

        String text(String field) {
            return json.path(field).asText();
        }

        TaskId taskId() {
            return new TaskId(text("taskId"));
        }
    }
}
