package dev.sluice.functions.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.Inference;
import dev.sluice.model.InputReference;
import dev.sluice.model.Json;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.UploadRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads request bodies field by field, so that one answer names every field of the wrong type.
final class RequestReader {

    private static final String A_TASK_ID = " must be a task id: 26 characters of a ULID";

    private RequestReader() {}

    /// A body of `POST /upload`.
    static Parsed<UploadRequest> upload(ApiRequest request) {
        var fields = fields(request);
        return new Parsed<>(
                new UploadRequest(
                        fields.text("model").orElse(null),
                        fields.objects("files")
                                .map(files -> files.stream().map(RequestReader::file).toList())
                                .orElse(null),
                        taskId(fields)),
                fields.complaints());
    }

    /// A body of `POST /submit`.
    static Parsed<SubmitRequest> submit(ApiRequest request) {
        var fields = fields(request);
        if (request.values("Idempotency-Key") > 1) {
            fields.complaints().invalid("Idempotency-Key", "stands more than once");
        }
        return new Parsed<>(
                new SubmitRequest(
                        taskId(fields),
                        fields.text("prompt").orElse(null),
                        fields.text("system").orElse(null),
                        fields.text("model").orElse(null),
                        fields.text("lane").orElse(null),
                        fields.object("inference").map(RequestReader::inference).orElse(null),
                        fields.object("additional").map(RequestReader::map).orElse(null),
                        fields.objects("inputs")
                                .map(inputs ->
                                        inputs.stream()
                                                .map(input -> input.text("s3Uri"))
                                                .map(uri -> uri.orElse(null))
                                                .map(InputReference::new)
                                                .toList())
                                .orElse(null),
                        fields.flag("splittable").orElse(null),
                        fields.textMap("metadata").orElse(null),
                        instant(fields, "deadline")),
                fields.complaints());
    }

    private static JsonFields fields(ApiRequest request) {
        var complaints = new Complaints();
        var tree =
                Bodies.text(request.event())
                        .flatMap(body -> tree(body, complaints))
                        .filter(JsonNode::isObject);
        if (tree.isEmpty()) {
            complaints.invalid("", "the body must be a JSON object in UTF-8");
        }
        return new JsonFields("", tree.orElseGet(JsonNodeFactory.instance::objectNode), complaints);
    }

    private static Optional<JsonNode> tree(String body, Complaints complaints) {
        try {
            return Optional.of(Json.mapper().readTree(body));
        } catch (JsonProcessingException unreadable) {
            var at = unreadable.getLocation();
            if (at != null) {
                complaints.invalid(
                        "",
                        "the body must be a JSON object; it breaks off at line %d, column %d"
                                .formatted(at.getLineNr(), at.getColumnNr()));
            }
            return Optional.empty();
        }
    }

    private static @Nullable TaskId taskId(JsonFields fields) {
        return fields.text("taskId")
                .flatMap(text -> {
                    var id = TaskId.parse(text);
                    if (id.isEmpty()) {
                        fields.complaints().invalid("taskId", JsonFields.show(text) + A_TASK_ID);
                    }
                    return id;
                })
                .orElse(null);
    }

    private static FileDeclaration file(JsonFields file) {
        return new FileDeclaration(
                file.text("name").orElse(null),
                file.text("contentType").orElse(null),
                file.whole("size").orElse(null));
    }

    private static Inference inference(JsonFields fields) {
        return new Inference(
                fields.whole("maxTokens").map(tokens -> clamped(tokens)).orElse(null),
                fields.number("temperature").orElse(null),
                fields.number("topP").orElse(null),
                fields.texts("stopSequences").orElse(null));
    }

    /// What does not fit is far beyond every limit either way.
    private static int clamped(long tokens) {
        return Math.clamp(tokens, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static Map<String, Object> map(JsonFields fields) {
        return Json.mapper().convertValue(fields.node(), new TypeReference<>() {});
    }

    private static @Nullable Instant instant(JsonFields fields, String key) {
        return fields.text(key)
                .flatMap(text -> {
                    var instant = parse(text);
                    if (instant.isEmpty()) {
                        fields.complaints()
                                .invalid(
                                        key,
                                        JsonFields.show(text)
                                                + " must be a time, as"
                                                + " 2026-12-01T08:00:00Z");
                    }
                    return instant;
                })
                .orElse(null);
    }

    private static Optional<Instant> parse(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeException none) {
            return Optional.empty();
        }
    }
}
