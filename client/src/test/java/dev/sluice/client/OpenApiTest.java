package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.Inference;
import dev.sluice.model.InputReference;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import dev.sluice.model.SubmitAnswer;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.TaskView;
import dev.sluice.model.UploadAnswer;
import dev.sluice.model.UploadRequest;
import dev.sluice.model.UploadSlot;
import dev.sluice.model.Usage;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The document of the API says what the wire records say.
class OpenApiTest {
    private static final List<Class<? extends Record>> RECORDS =
            List.of(
                    UploadRequest.class,
                    FileDeclaration.class,
                    UploadAnswer.class,
                    UploadSlot.class,
                    SubmitRequest.class,
                    InputReference.class,
                    Inference.class,
                    SubmitAnswer.class,
                    TaskView.class,
                    TaskResult.class,
                    Usage.class,
                    TaskError.class,
                    Problem.class,
                    FieldProblem.class);

    /// Nullable in Java, so that a request without them can be answered; required on the wire.
    private static final Map<Class<?>, Set<String>> DEMANDED =
            Map.of(
                    SubmitRequest.class, Set.of("prompt"),
                    InputReference.class, Set.of("s3Uri"),
                    FileDeclaration.class, Set.of("contentType", "size"));

    private static final JsonNode DOCUMENT = read();

    static List<Class<? extends Record>> records() {
        return RECORDS;
    }

    @Test
    void documentIsOpenApi31_withEveryRoute() {
        assertThat(DOCUMENT.get("openapi").asText()).startsWith("3.1");
        assertThat(DOCUMENT.get("paths").fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder("/upload", "/submit", "/result/{taskId}", "/health");
        assertThat(DOCUMENT.at("/paths/~1health/get/security")).isEmpty();
        assertThat(DOCUMENT.at("/components/securitySchemes/iam/x-amazon-apigateway-authtype"))
                .hasToString("\"awsSigv4\"");
    }

    @Test
    void schemas_areExactlyTheWireTypes() {
        var names =
                Stream.concat(
                                RECORDS.stream(),
                                Stream.of(TaskId.class, TaskStatus.class, ErrorCode.class))
                        .map(Class::getSimpleName);
        assertThat(schemas().fieldNames())
                .toIterable()
                .containsExactlyInAnyOrder(names.toArray(String[]::new));
    }

    @ParameterizedTest
    @MethodSource("records")
    void propertiesAndTheirTypes_areThoseOfTheRecord(Class<? extends Record> record) {
        var schema = schemas().get(record.getSimpleName());
        var components = Arrays.asList(record.getRecordComponents());
        assertThat(schema.get("properties").fieldNames())
                .toIterable()
                .containsExactlyElementsOf(
                        components.stream().map(RecordComponent::getName).toList());
        for (var component : components) {
            assertThat(typeOf(schema.get("properties").get(component.getName())))
                    .as(component.getName())
                    .isEqualTo(typeOf(component.getGenericType()));
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void required_isWhatCannotBeNull(Class<? extends Record> record) {
        var required = new TreeSet<String>(DEMANDED.getOrDefault(record, Set.of()));
        Arrays.stream(record.getRecordComponents())
                .filter(one -> !one.getAnnotatedType().isAnnotationPresent(Nullable.class))
                .map(RecordComponent::getName)
                .forEach(required::add);
        assertThat(texts(schemas().get(record.getSimpleName()).get("required")))
                .containsExactlyInAnyOrderElementsOf(required);
    }

    @Test
    void enums_listEveryConstantOfTheWire() {
        assertThat(texts(schemas().at("/ErrorCode/enum")))
                .containsExactly(
                        Arrays.stream(ErrorCode.values())
                                .map(ErrorCode::code)
                                .toArray(String[]::new));
        assertThat(texts(schemas().at("/TaskStatus/enum")))
                .containsExactly(
                        Arrays.stream(TaskStatus.values())
                                .filter(status -> status != TaskStatus.ERASED)
                                .map(Enum::name)
                                .toArray(String[]::new));
    }

    @Test
    void references_leadSomewhere() {
        assertThat(DOCUMENT.findValuesAsText("$ref"))
                .isNotEmpty()
                .allSatisfy(reference ->
                        assertThat(DOCUMENT.at(reference.substring(1)).isMissingNode())
                                .as(reference)
                                .isFalse());
    }

    @Test
    void examples_areReadAsTheirRecords() throws IOException {
        var strict =
                Json.mapper()
                        .rebuild()
                        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .build();
        var types = RECORDS.stream().collect(Collectors.toMap(Class::getSimpleName, type -> type));
        int read = 0;
        for (var content : DOCUMENT.findParents("examples")) {
            var reference = content.at("/schema/$ref").asText();
            if (!reference.isEmpty()) {
                var type = types.get(reference.substring(reference.lastIndexOf('/') + 1));
                for (var example : content.get("examples")) {
                    assertThat(strict.treeToValue(example.get("value"), type)).isNotNull();
                    read++;
                }
            }
        }
        assertThat(read).isGreaterThan(20);
    }

    @Test
    void problemExamples_haveTheStatusOfTheirCode() {
        var codes =
                DOCUMENT.at("/components/responses").findParents("code").stream()
                        .filter(example -> example.has("status"))
                        .toList();
        assertThat(codes)
                .hasSizeGreaterThan(10)
                .allSatisfy(example ->
                        assertThat(example.get("status").asInt())
                                .isEqualTo(
                                        ErrorCode.parse(example.get("code").asText())
                                                .orElseThrow()
                                                .httpStatus()));
    }

    private static JsonNode schemas() {
        return DOCUMENT.at("/components/schemas");
    }

    private static List<String> texts(@Nullable JsonNode array) {
        return array == null ? List.of() : array.valueStream().map(JsonNode::asText).toList();
    }

    private static String typeOf(JsonNode schema) {
        if (schema.has("$ref")) {
            var reference = schema.get("$ref").asText();
            return reference.substring(reference.lastIndexOf('/') + 1);
        }
        var format = schema.path("format").asText();
        return switch (schema.get("type").asText()) {
            case "array" -> "array of " + typeOf(schema.get("items"));
            case "object" -> "map of " + mapValue(schema.get("additionalProperties"));
            case "integer", "number" -> format;
            case "string" -> format.equals("date-time") ? "time" : "string";
            case String other -> other;
        };
    }

    private static String mapValue(JsonNode values) {
        return values.isBoolean() ? "anything" : typeOf(values);
    }

    private static String typeOf(Type type) {
        if (type instanceof ParameterizedType generic) {
            var arguments = generic.getActualTypeArguments();
            return generic.getRawType() == List.class
                    ? "array of " + typeOf(arguments[0])
                    : "map of " + typeOf(arguments[1]);
        }
        var names =
                Map.<Type, String>ofEntries(
                        Map.entry(String.class, "string"),
                        Map.entry(Object.class, "anything"),
                        Map.entry(Instant.class, "time"),
                        Map.entry(int.class, "int32"),
                        Map.entry(Integer.class, "int32"),
                        Map.entry(long.class, "int64"),
                        Map.entry(Long.class, "int64"),
                        Map.entry(Double.class, "double"),
                        Map.entry(boolean.class, "boolean"),
                        Map.entry(Boolean.class, "boolean"));
        return names.containsKey(type) ? names.get(type) : ((Class<?>) type).getSimpleName();
    }

    private static JsonNode read() {
        try {
            return new ObjectMapper(new YAMLFactory())
                    .readTree(new File("../docs/api/openapi.yaml"));
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }
}
