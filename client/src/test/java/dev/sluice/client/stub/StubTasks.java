package dev.sluice.client.stub;

import com.sun.net.httpserver.Headers;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.Json;
import dev.sluice.model.SubmitAnswer;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.UploadAnswer;
import dev.sluice.model.UploadRequest;
import dev.sluice.model.UploadSlot;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The stub's tasks and slots, with the rules of the contract that a client can run into.
final class StubTasks {
    private final Map<String, StubTask> tasks = new LinkedHashMap<>();
    private final Map<String, StubTask> byKey = new LinkedHashMap<>();
    private final SplittableRandom random = new SplittableRandom(1);
    private final TestClock clock;
    private final URI origin;
    private StubEnding ending = new StubEnding.Answers("ok");
    private int looks;
    private int issue;

    StubTasks(TestClock clock, URI origin) {
        this.clock = clock;
        this.origin = origin;
    }

    synchronized void end(StubEnding with, int after) {
        ending = with;
        looks = after;
    }

    synchronized void expireUrls() {
        issue++;
    }

    synchronized List<StubTask> all() {
        return List.copyOf(tasks.values());
    }

    synchronized Optional<StubTask> find(String id) {
        return Optional.ofNullable(tasks.get(id));
    }

    synchronized StubAnswer upload(byte[] body) throws IOException {
        var request = Json.mapper().readValue(body, UploadRequest.class);
        if (request.taskId() != null) {
            var known = tasks.get(request.taskId().value());
            return StubAnswer.json(200, slots(known));
        }
        if (request.files() == null || request.files().isEmpty()) {
            return StubAnswer.refusal(
                    ErrorCode.INVALID_REQUEST, "no files", new FieldProblem("files", "is empty"));
        }
        if ("unknown".equals(request.model())) {
            return unknownModel();
        }
        return StubAnswer.json(201, slots(add(new StubTask(newId(), request.files()))));
    }

    synchronized StubAnswer submit(byte[] body, @Nullable String key) throws IOException {
        var request = Json.mapper().readValue(body, SubmitRequest.class);
        if (request.prompt() == null || request.prompt().isBlank()) {
            return StubAnswer.refusal(
                    ErrorCode.INVALID_REQUEST,
                    "the request breaks a rule",
                    new FieldProblem("prompt", "must not be blank"));
        }
        if ("unknown".equals(request.model())) {
            return unknownModel();
        }
        if (key != null && request.taskId() != null) {
            return StubAnswer.refusal(ErrorCode.INVALID_REQUEST, "a key and a task id");
        }
        var task = taskOf(request, key);
        for (int index = 0; index < task.files.size(); index++) {
            if (!task.stored.containsKey(index)) {
                return StubAnswer.refusal(ErrorCode.NOT_UPLOADED, "files[" + index + "]");
            }
        }
        if (task.status == TaskStatus.AWAITING_UPLOAD) {
            task.status = TaskStatus.QUEUED;
            task.request = request;
            task.ending = ending;
            task.looksLeft = looks;
        }
        return StubAnswer.json(
                202,
                new SubmitAnswer(
                        task.id(),
                        TaskStatus.QUEUED,
                        "image",
                        origin + "/v1/result/" + task.id(),
                        null));
    }

    synchronized StubAnswer look(String id) {
        var task = tasks.get(id);
        if (task == null || task.status == TaskStatus.ERASED) {
            return StubAnswer.refusal(ErrorCode.NOT_FOUND, "no such task");
        }
        var view = task.look(clock.instant(), origin + "/spilled/" + id);
        var answer = StubAnswer.json(200, view);
        return view.status().isOpen() ? answer.with("Retry-After", "3") : answer;
    }

    synchronized StubAnswer delete(String id) {
        var task = tasks.get(id);
        if (task == null) {
            return StubAnswer.refusal(ErrorCode.NOT_FOUND, "no such task");
        }
        if (task.status == TaskStatus.PROCESSING) {
            return StubAnswer.refusal(ErrorCode.PROCESSING, "a worker holds it");
        }
        if (task.status.isOpen()) {
            task.status = TaskStatus.CANCELLED;
        } else if (task.status != TaskStatus.CANCELLED) {
            task.status = TaskStatus.ERASED;
        }
        return StubAnswer.json(202, Map.of("taskId", id, "status", task.status));
    }

    synchronized StubAnswer put(
            String id, String index, String query, Headers headers, byte[] body) {
        var task = tasks.get(id);
        var slot = Integer.parseInt(index);
        var declared = task.files.get(slot);
        boolean signed =
                query.equals("issue=" + issue)
                        && declared.contentType().equals(headers.getFirst("Content-Type"))
                        && "*".equals(headers.getFirst("If-None-Match"))
                        && declared.size() == body.length;
        if (!signed) {
            return new StubAnswer(403, Map.of(), new byte[0]);
        }
        return new StubAnswer(
                task.stored.putIfAbsent(slot, body) == null ? 200 : 412, Map.of(), new byte[0]);
    }

    synchronized StubAnswer spilled(String id, String query) {
        var task = tasks.get(id);
        int stale = ((StubEnding.AnswersAtLength) task.ending).staleUrls();
        int url = Integer.parseInt(query.substring("url=".length()));
        return url < stale
                ? new StubAnswer(403, Map.of(), new byte[0])
                : StubAnswer.json(200, task.whole());
    }

    private StubTask taskOf(SubmitRequest request, @Nullable String key) {
        if (request.taskId() != null) {
            return tasks.get(request.taskId().value());
        }
        return key == null
                ? add(new StubTask(newId(), List.of()))
                : byKey.computeIfAbsent(key, _ -> add(new StubTask(newId(), List.of())));
    }

    private StubTask add(StubTask task) {
        tasks.put(task.id().value(), task);
        return task;
    }

    private TaskId newId() {
        return TaskId.random(clock.instant(), random);
    }

    private static StubAnswer unknownModel() {
        return StubAnswer.refusal(
                ErrorCode.UNKNOWN_MODEL, "unknown model unknown; there are: stub-model");
    }

    private UploadAnswer slots(StubTask task) {
        var open =
                IntStream.range(0, task.files.size())
                        .filter(index -> !task.stored.containsKey(index))
                        .mapToObj(index -> slot(task, index))
                        .toList();
        return new UploadAnswer(task.id(), clock.instant().plus(Duration.ofMinutes(15)), open);
    }

    private UploadSlot slot(StubTask task, int index) {
        var file = task.files.get(index);
        var url = origin + "/slots/" + task.id() + "/" + index + "?issue=" + issue;
        return new UploadSlot(
                index,
                file.name(),
                file.size(),
                "PUT",
                url,
                Map.of("content-type", file.contentType(), "if-none-match", "*"));
    }
}
