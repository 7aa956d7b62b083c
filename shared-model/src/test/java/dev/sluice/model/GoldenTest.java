package dev.sluice.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every wire record as JSON, once with everything set and once with as little as may be. The files
/// are the contract: they only grow.
class GoldenTest {

    private static final TaskId ID = new TaskId("01KB8VZQ5XJ0M3N7P9R2T4W6YA");
    private static final Instant AT = Instant.parse("2026-11-30T12:34:56.789Z");
    private static final Usage USAGE = new Usage(1234, 56);
    private static final TaskSpec SPEC =
            new TaskSpec(
                    "What is this? \u00bf\u4ec0\u4e48?",
                    "Be brief.",
                    new Inference(300, 0.2, null, List.of("END")),
                    Map.of("top_k", 40),
                    true,
                    List.of(
                            new FileReference(
                                    "bucket", "uploads/" + ID + "/0", "\"e1\"", 7L, "a.png"),
                            new FileReference("bucket", "in/b", null, null, null)));
    private static final TaskSpec BARE_SPEC = new TaskSpec("Hi", null, null, null, null, List.of());

    static Stream<Golden> records() {
        return Stream.of(
                golden(
                        "upload-request",
                        new UploadRequest(
                                "us.amazon.nova-2-lite-v1:0",
                                List.of(new FileDeclaration("a.png", "image/png", 7L)),
                                null)),
                golden("upload-request-again", new UploadRequest(null, null, ID)),
                golden(
                        "upload-answer",
                        new UploadAnswer(
                                ID,
                                AT,
                                List.of(
                                        new UploadSlot(
                                                0,
                                                "a.png",
                                                7,
                                                "PUT",
                                                "https://bucket.s3.us-east-1.amazonaws.com/x?y=z",
                                                headers())))),
                golden(
                        "submit-request",
                        new SubmitRequest(
                                ID,
                                "What is this?",
                                "Be brief.",
                                "us.amazon.nova-2-lite-v1:0",
                                "image",
                                new Inference(300, 0.2, 0.9, List.of("END")),
                                Map.of("top_k", 40),
                                List.of(new InputReference("s3://bucket/in/b")),
                                true,
                                Map.of("order", "17"),
                                AT)),
                golden("submit-request-bare", bare("Hi")),
                golden(
                        "submit-answer",
                        new SubmitAnswer(
                                ID,
                                TaskStatus.QUEUED,
                                "image",
                                "https://host/v1/result/" + ID,
                                AT)),
                golden(
                        "submit-answer-bare",
                        new SubmitAnswer(
                                ID,
                                TaskStatus.QUEUED,
                                "image",
                                "https://host/v1/result/" + ID,
                                null)),
                golden(
                        "task-view-completed",
                        new TaskView(
                                ID,
                                TaskStatus.COMPLETED,
                                "image",
                                "m",
                                AT,
                                AT,
                                1,
                                2,
                                Map.of("order", "17"),
                                new TaskResult(
                                        "A cat.",
                                        null,
                                        "end_turn",
                                        false,
                                        USAGE,
                                        "us-east-1#m",
                                        870),
                                null,
                                null)),
                golden(
                        "task-view-spilled",
                        new TaskView(
                                ID,
                                TaskStatus.COMPLETED,
                                "image",
                                "m",
                                AT,
                                AT,
                                1,
                                0,
                                null,
                                new TaskResult(
                                                "long",
                                                null,
                                                "max_tokens",
                                                true,
                                                USAGE,
                                                "us-east-1#m",
                                                1)
                                        .at("https://bucket.s3.us-east-1.amazonaws.com/results"),
                                null,
                                null)),
                golden(
                        "task-view-failed",
                        new TaskView(
                                ID,
                                TaskStatus.FAILED,
                                "image",
                                "m",
                                AT,
                                AT,
                                1,
                                0,
                                null,
                                null,
                                TaskError.of(
                                        ErrorCode.ENCRYPTED_DOCUMENT, "files[0] needs a password"),
                                null)),
                golden(
                        "task-view-awaiting",
                        new TaskView(
                                ID,
                                TaskStatus.AWAITING_UPLOAD,
                                null,
                                null,
                                AT,
                                AT,
                                0,
                                0,
                                null,
                                null,
                                null,
                                AT)),
                golden(
                        "problem",
                        new Problem(
                                "Invalid request",
                                400,
                                ErrorCode.INVALID_REQUEST,
                                "files[0].size: 0",
                                List.of(new FieldProblem("files[0].size", "0")))),
                golden(
                        "problem-bare",
                        new Problem("Internal", 500, ErrorCode.INTERNAL, null, null)),
                golden("task-message", message(SPEC, null, AT)),
                golden("task-message-bare", message(BARE_SPEC, null, null)),
                golden("task-message-spilled", message(null, "specs/" + ID + "/abc", null)),
                golden("task-spec", SPEC),
                golden(
                        "task-result",
                        new TaskResult(
                                "A cat.", null, "new_reason", false, USAGE, "us-east-1#m", 870)));
    }

    private static SubmitRequest bare(String prompt) {
        return new SubmitRequest(
                null, prompt, null, null, null, null, null, null, null, null, null);
    }

    private static TaskMessage message(TaskSpec spec, String specKey, Instant deadline) {
        return new TaskMessage(
                TaskMessage.VERSION,
                ID,
                new Owner("123456789012:AROAEXAMPLE"),
                "image",
                "m",
                2,
                "ab".repeat(32),
                AT,
                deadline,
                spec,
                specKey);
    }

    private static Map<String, String> headers() {
        var headers = new LinkedHashMap<String, String>();
        headers.put("content-type", "image/png");
        headers.put("if-none-match", "*");
        return headers;
    }

    @ParameterizedTest
    @MethodSource("records")
    void record_isWrittenAsItsGoldenFile(Golden golden) throws IOException {
        assertThat(Json.mapper().readTree(Json.write(golden.record)))
                .isEqualTo(Json.mapper().readTree(golden.text()));
    }

    @ParameterizedTest
    @MethodSource("records")
    void goldenFile_isReadAsItsRecord(Golden golden) throws IOException {
        assertThat(Json.mapper().readValue(golden.text(), golden.record.getClass()))
                .isEqualTo(golden.record);
    }

    @ParameterizedTest
    @MethodSource("records")
    void fieldOfALaterVersion_isIgnored(Golden golden) throws IOException {
        var later = (ObjectNode) Json.mapper().readTree(golden.text());
        later.put("aFieldOfALaterVersion", 1);

        assertThat(Json.mapper().treeToValue(later, golden.record.getClass()))
                .isEqualTo(golden.record);
    }

    private static Golden golden(String name, Object record) {
        return new Golden(name, record);
    }

    /// A record and the file that is its JSON.
    record Golden(String name, Object record) {

        String text() throws IOException {
            try (var file = GoldenTest.class.getResourceAsStream("/golden/" + name + ".json")) {
                return new String(file.readAllBytes(), StandardCharsets.UTF_8);
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
