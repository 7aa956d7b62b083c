package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubmitRulesTest {

    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    private final Models models = Deployments.models();
    private final SubmitRules rules = new SubmitRules(models);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   \\n",
                "\\u00a0",
                "\\u3000",
                "\\u2003\\u2028\\t",
                "\\u200b",
                "\\ufeff",
                "\\u0000"
            })
    void f08_promptOfWhiteSpaceOfAnyKind_isBlank(String blank) {
        assertThat(refusal("{\"prompt\":\"" + blank + "\"}"))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_REQUEST);
                    assertThat(refusal.detail()).isEqualTo("prompt: must be there and not blank");
                });
    }

    @Test
    void f07_absentPrompt_isAProblem() {
        assertThat(refusal("{}").orElseThrow().errors())
                .containsExactly(new FieldProblem("prompt", "must be there and not blank"));
    }

    @Test
    void promptOfTheWrongType_isNotCalledMissingAsWell() {
        assertThat(refusal("{\"prompt\":5}").orElseThrow().errors())
                .containsExactly(new FieldProblem("prompt", "5 must be a string"));
    }

    @Test
    void promptIsMeasuredInUtf8_withTheSystemPrompt() {
        assertThat(refusal(prompt("あ".repeat(133_333)))).isEmpty();
        assertThat(refusal(prompt("あ".repeat(133_334))))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.TOO_LARGE);
                    assertThat(refusal.detail()).contains("400002 bytes", "at most 400000");
                });
        assertThat(refusal("{\"prompt\":\"%s\",\"system\":\"ab\"}".formatted("a".repeat(399_999))))
                .isPresent();
    }

    @Test
    void blankSystemPrompt_isAProblem() {
        assertThat(refusal("{\"prompt\":\"p\",\"system\":\"\\u3000\"}").orElseThrow().errors())
                .extracting(FieldProblem::field)
                .containsExactly("system");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "prompt":"a\\ud800"                                         | prompt
                    "prompt":"p","system":"\\udc00a"                            | system
                    "prompt":"p","metadata":{"a":"\\ud800"}                     | metadata
                    "prompt":"p","inference":{"stopSequences":["a","\\ud800"]}  | inference.stopSequences[1]
                    """)
    void halfACharacter_isAProblem(String fields, String field) {
        assertThat(refusal("{" + fields + "}").orElseThrow().errors())
                .extracting(FieldProblem::field)
                .containsExactly(field);
    }

    @Test
    void unknownLane_saysWhatExists() {
        assertThat(refusal("{\"prompt\":\"p\",\"lane\":\"fast\"}"))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.UNKNOWN_LANE);
                    assertThat(refusal.detail())
                            .isEqualTo(
                                    "lane: fast is not a lane here; there are image,"
                                            + " document");
                });
    }

    @Test
    void unknownModel_saysWhatExists() {
        var complaints = new Complaints();

        assertThat(models.find("gpt", complaints)).isEmpty();
        assertThat(complaints.refusal().orElseThrow())
                .satisfies(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.UNKNOWN_MODEL);
                    assertThat(refusal.detail())
                            .contains("gpt is not a model here; there are " + Deployments.NOVA);
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "maxTokens":0            | inference.maxTokens
                    "maxTokens":-1           | inference.maxTokens
                    "maxTokens":1000000      | inference.maxTokens
                    "temperature":-0.1       | inference.temperature
                    "temperature":1.01       | inference.temperature
                    "topP":2                 | inference.topP
                    "stopSequences":[""]     | inference.stopSequences[0]
                    """)
    void valueOutOfRange_isAProblem(String inference, String field) {
        assertThat(refusal("{\"prompt\":\"p\",\"inference\":{" + inference + "}}").orElseThrow())
                .satisfies(refusal ->
                        assertThat(refusal.errors())
                                .extracting(FieldProblem::field)
                                .containsExactly(field));
    }

    @Test
    void f29_temperatureAndTopPTogether_areAProblemOnEveryModel() {
        assertThat(
                        refusal(
                                        "{\"prompt\":\"p\",\"inference\":{\"temperature\":0.2,\"topP\":0.9}}")
                                .orElseThrow()
                                .errors())
                .extracting(FieldProblem::field)
                .containsExactly("inference");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"maxTokens\":1",
                "\"temperature\":0",
                "\"topP\":1",
                "\"stopSequences\":[]"
            })
    void valuesAtTheEdge_areTaken(String inference) {
        assertThat(refusal("{\"prompt\":\"p\",\"inference\":{" + inference + "}}")).isEmpty();
    }

    @Test
    void metadata_hasLimits() {
        var fifty = new StringBuilder();
        for (int index = 0; index < 50; index++) {
            fifty.append("\"k").append(index).append("\":\"v\",");
        }
        assertThat(refusal(metadata(fifty + "\"last\":\"v\""))).isPresent();
        assertThat(refusal(metadata(fifty.substring(0, fifty.length() - 1)))).isEmpty();
        assertThat(refusal(metadata("\"k\":\"" + "x".repeat(2047) + "\""))).isEmpty();
        assertThat(refusal(metadata("\"k\":\"" + "あ".repeat(683) + "\"")))
                .hasValueSatisfying(refusal ->
                        assertThat(refusal.detail())
                                .isEqualTo("metadata: 2050 bytes in UTF-8; at most 2048"));
        assertThat(refusal(metadata("\"\":\"v\""))).isPresent();
    }

    @Test
    void deadlineThatIsOver_hasItsOwnCode() {
        assertThat(refusal("{\"prompt\":\"p\",\"deadline\":\"2026-11-30T12:00:00Z\"}"))
                .hasValueSatisfying(refusal ->
                        assertThat(refusal.code()).isEqualTo(ErrorCode.DEADLINE_EXCEEDED));
        assertThat(refusal("{\"prompt\":\"p\",\"deadline\":\"2026-11-30T12:00:00.001Z\"}"))
                .isEmpty();
        assertThat(refusal("{\"prompt\":\"p\",\"deadline\":\"+1000000-01-01T00:00:00Z\"}"))
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "é", "a\nb", " a", "a "})
    void otherKeys_areAProblem(String key) {
        assertThat(refusal("{\"prompt\":\"p\"}", Optional.of(key)).orElseThrow().errors())
                .extracting(FieldProblem::field)
                .containsExactly("Idempotency-Key");
    }

    @Test
    void keyOf255_isTaken_andOf256Not() {
        assertThat(refusal("{\"prompt\":\"p\"}", Optional.of("k".repeat(255)))).isEmpty();
        assertThat(refusal("{\"prompt\":\"p\"}", Optional.of("k".repeat(256)))).isPresent();
        assertThat(refusal("{\"prompt\":\"p\"}", Optional.of("a b"))).isEmpty();
    }

    @Test
    void keyAndTaskId_excludeEachOther() {
        assertThat(
                        refusal(
                                        "{\"prompt\":\"p\",\"taskId\":\"01KB8VZQ5XJ0M3N7P9R2T4W6YA\"}",
                                        Optional.of("k"))
                                .orElseThrow()
                                .errors())
                .extracting(FieldProblem::field)
                .containsExactly("Idempotency-Key");
    }

    @Test
    void numberThatNoDoubleHolds_isAProblem() {
        assertThat(refusal("{\"prompt\":\"p\",\"additional\":{\"a\":{\"b\":[1e999]}}}"))
                .hasValueSatisfying(refusal ->
                        assertThat(refusal.errors())
                                .extracting(FieldProblem::field)
                                .containsExactly("additional.a.b"));
    }

    @Test
    void everythingWrong_isToldAtOnce_underOneCode() {
        var refusal =
                refusal(
                                """
                                {"prompt":" ","lane":"x","deadline":"2020-01-01T00:00:00Z",
                                 "inference":{"topP":7},"system":""}
                                """)
                        .orElseThrow();

        assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_REQUEST);
        assertThat(refusal.errors())
                .extracting(FieldProblem::field)
                .containsExactlyInAnyOrder(
                        "prompt", "lane", "deadline", "inference.topP", "system");
    }

    @Test
    void requestThatNoMinuteOfQuotaHolds_isRefused() {
        assertThat(refusal("{\"prompt\":\"p\"}", "small")).isEmpty();
        assertThat(refusal("{\"prompt\":\"p\",\"inference\":{\"maxTokens\":1000}}", "small"))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.EXCEEDS_QUOTA);
                    assertThat(refusal.detail()).contains("1000 of maxTokens");
                });
        assertThat(refusal(prompt("a".repeat(4000)), "small")).isPresent();
    }

    @Test
    void modelThatIsNotKnownFurther_hasNoLimitOfItsOwn() {
        assertThat(
                        refusal(
                                "{\"prompt\":\"p\",\"inference\":{\"maxTokens\":1000000}}",
                                "unheard-of"))
                .isEmpty();
    }

    private static String prompt(String text) {
        return "{\"prompt\":\"" + text + "\"}";
    }

    private static String metadata(String entries) {
        return "{\"prompt\":\"p\",\"metadata\":{" + entries + "}}";
    }

    private Optional<Refusal> refusal(String body) {
        return refusal(body, Optional.empty());
    }

    private Optional<Refusal> refusal(String body, Optional<String> key) {
        return refusal(body, key, Deployments.NOVA);
    }

    private Optional<Refusal> refusal(String body, String model) {
        return refusal(body, Optional.empty(), model);
    }

    private Optional<Refusal> refusal(String body, Optional<String> key, String model) {
        var parsed = RequestReader.submit(new ApiRequest(Events.post(body)));
        rules.check(parsed.value(), key, NOW, parsed.complaints());
        rules.check(
                parsed.value(),
                models.find(model, parsed.complaints()).orElseThrow(),
                parsed.complaints());
        return parsed.complaints().refusal();
    }
}
