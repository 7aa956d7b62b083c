package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.FieldProblem;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.Inference;
import dev.sluice.model.InputReference;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestReaderTest {

    @Test
    void everyFieldOfASubmit_isRead() {
        var parsed =
                submit(
                        """
                        {"taskId":"01KB8VZQ5XJ0M3N7P9R2T4W6YA","prompt":"p","system":"s","model":"m",
                         "lane":"l","inference":{"maxTokens":5,"temperature":0,"topP":1,
                         "stopSequences":["a"]},"additional":{"top_k":3,"deep":{"x":[1.5,null]}},
                         "inputs":[{"s3Uri":"s3://b/k"},{}],"splittable":true,
                         "metadata":{"a":"b"},"deadline":"2026-12-01T00:00:00Z"}
                        """);
        var request = parsed.value();

        assertThat(parsed.complaints().isEmpty()).isTrue();
        assertThat(request.taskId()).isEqualTo(new TaskId("01KB8VZQ5XJ0M3N7P9R2T4W6YA"));
        assertThat(request.prompt()).isEqualTo("p");
        assertThat(request.system()).isEqualTo("s");
        assertThat(request.model()).isEqualTo("m");
        assertThat(request.lane()).isEqualTo("l");
        assertThat(request.inference()).isEqualTo(new Inference(5, 0.0, 1.0, List.of("a")));
        assertThat(request.additional()).containsEntry("top_k", 3).containsKey("deep");
        assertThat(request.inputs())
                .containsExactly(new InputReference("s3://b/k"), new InputReference(null));
        assertThat(request.splittable()).isTrue();
        assertThat(request.metadata()).isEqualTo(Map.of("a", "b"));
        assertThat(request.deadline()).isEqualTo(Instant.parse("2026-12-01T00:00:00Z"));
    }

    @Test
    void everyFieldOfAnUpload_isRead() {
        var request =
                RequestReader.upload(
                                new ApiRequest(
                                        Events.post(
                                                """
                                                {"model":"m","files":[
                                                 {"name":"a","contentType":"t/x","size":3},{}]}
                                                """)))
                        .value();

        assertThat(request.model()).isEqualTo("m");
        assertThat(request.files())
                .containsExactly(
                        new FileDeclaration("a", "t/x", 3L), new FileDeclaration(null, null, null));
        assertThat(request.taskId()).isNull();
    }

    @Test
    void unknownFieldsAndNulls_areIgnored() {
        var parsed = submit("{\"prompt\":\"p\",\"system\":null,\"inference\":null,\"tools\":[1]}");

        assertThat(parsed.complaints().isEmpty()).isTrue();
        assertThat(parsed.value().system()).isNull();
        assertThat(parsed.value().inference()).isNull();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "\"x\"",
                "42",
                "true",
                "{",
                "{\"prompt\":\"a\"} x",
                "<a/>",
                "prompt=a",
                "{\"prompt\":\"a\",\"prompt\":\"b\"}",
                "{'prompt':'a'}"
            })
    void f81_bodyThatIsNoObject_isOneProblem(String body) {
        var refusal = submit(body).complaints().refusal().orElseThrow();

        assertThat(refusal.code().httpStatus()).isEqualTo(400);
        assertThat(refusal.detail()).startsWith("the body must be a JSON object");
        assertThat(refusal.errors()).hasSize(1);
    }

    @Test
    void f81_deepestNesting_isAProblemAndNoFailure() {
        var body = "{\"additional\":" + "[".repeat(5000) + "]".repeat(5000) + "}";

        assertThat(submit(body).complaints().refusal()).isPresent();
    }

    @Test
    void everyFieldOfTheWrongType_isNamedWithValueAndRule() {
        var refusal =
                submit(
                                """
                                {"taskId":"x","prompt":1,"system":["s"],"model":{},"lane":false,
                                 "inference":{"maxTokens":1.5,"temperature":"0","topP":[],
                                 "stopSequences":["a",1]},"additional":[],"inputs":["s3://b/k"],
                                 "splittable":"yes","metadata":{"a":1,"b":"c"},"deadline":"tomorrow"}
                                """)
                        .complaints()
                        .refusal()
                        .orElseThrow();

        assertThat(refusal.errors())
                .containsExactlyInAnyOrder(
                        new FieldProblem("taskId", "x must be a task id: 26 characters of a ULID"),
                        new FieldProblem("prompt", "1 must be a string"),
                        new FieldProblem("system", "an array must be a string"),
                        new FieldProblem("model", "an object must be a string"),
                        new FieldProblem("lane", "false must be a string"),
                        new FieldProblem("inference.maxTokens", "1.5 must be a whole number"),
                        new FieldProblem("inference.temperature", "\"0\" must be a number"),
                        new FieldProblem("inference.topP", "an array must be a number"),
                        new FieldProblem("inference.stopSequences[1]", "1 must be a string"),
                        new FieldProblem("additional", "an array must be an object"),
                        new FieldProblem("inputs[0]", "\"s3://b/k\" must be an object"),
                        new FieldProblem("splittable", "\"yes\" must be true or false"),
                        new FieldProblem("metadata.a", "1 must be a string"),
                        new FieldProblem(
                                "deadline", "tomorrow must be a time, as 2026-12-01T08:00:00Z"));
        assertThat(refusal.detail()).endsWith("(and 13 more)");
    }

    @Test
    void longValues_areCutShortInTheAnswer() {
        var refusal =
                submit("{\"deadline\":\"" + "😀".repeat(1000) + "\"}")
                        .complaints()
                        .refusal()
                        .orElseThrow();

        assertThat(refusal.errors().getFirst().detail())
                .startsWith("😀".repeat(40) + "… must be a time");
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775807, 2147483647", "-9223372036854775808, -2147483648"})
    void numbersBeyondAnInt_stayBeyondEveryLimit(String sent, int read) {
        assertThat(
                        submit("{\"inference\":{\"maxTokens\":%s}}".formatted(sent))
                                .value()
                                .inference()
                                .maxTokens())
                .isEqualTo(read);
    }

    @Test
    void keyThatIsSentTwice_isAProblem() {
        var event =
                Events.post("{\"prompt\":\"p\"}")
                        .withMultiValueHeaders(Map.of("idempotency-key", List.of("a", "b")));

        assertThat(
                        RequestReader.submit(new ApiRequest(event))
                                .complaints()
                                .refusal()
                                .orElseThrow()
                                .errors())
                .containsExactly(new FieldProblem("Idempotency-Key", "stands more than once"));
    }

    private static Parsed<SubmitRequest> submit(String body) {
        return RequestReader.submit(new ApiRequest(Events.post(body)));
    }
}
