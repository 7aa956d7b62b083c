package dev.sluice.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyHashTest {

    private static final String FULL =
            """
            {"prompt":"p","additional":{"b":{"y":1,"x":[2,1]},"a":0.5},"metadata":{"k":"v","j":"w"}}
            """;

    @Test
    void hash_isStableAcrossVersions() throws Exception {
        assertThat(hash("{\"prompt\":\"p\"}"))
                .isEqualTo(Sha256.hex("{\"prompt\":\"p\"}"))
                .hasSize(64);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"metadata\":{\"j\":\"w\",\"k\":\"v\"},\"additional\":{\"a\":0.5,\"b\":{\"x\":[2,1],\"y\":1}},\"prompt\":\"p\"}",
                "{\"taskId\":\"01KB8VZQ5XJ0M3N7P9R2T4W6YA\",\"prompt\":\"p\",\"additional\":{\"b\":{\"y\":1,\"x\":[2,1]},\"a\":0.5},\"metadata\":{\"k\":\"v\",\"j\":\"w\"}}",
                "{\"prompt\":\"p\",\"system\":null,\"future\":1,\"additional\":{\"b\":{\"y\":1,\"x\":[2,1]},\"a\":0.5},\"metadata\":{\"k\":\"v\",\"j\":\"w\"}}"
            })
    void orderNullsUnknownFieldsAndTaskId_doNotMatter(String same) throws Exception {
        assertThat(hash(same)).isEqualTo(hash(FULL));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"prompt\":\"q\"}",
                "{\"prompt\":\"p \"}",
                "{\"prompt\":\"p\",\"system\":\"\"}",
                "{\"prompt\":\"p\",\"inputs\":[]}",
                "{\"prompt\":\"p\",\"splittable\":false}",
                "{\"prompt\":\"p\",\"inference\":{\"maxTokens\":1}}",
                "{\"prompt\":\"p\",\"deadline\":\"2026-11-30T00:00:00Z\"}"
            })
    void anyDifferenceOfContent_matters(String other) throws Exception {
        assertThat(hash(other)).isNotEqualTo(hash("{\"prompt\":\"p\"}"));
    }

    @Test
    void orderOfAList_matters() {
        assertThat(BodyHash.of(request(List.of("a", "b"))))
                .isNotEqualTo(BodyHash.of(request(List.of("b", "a"))));
    }

    private static SubmitRequest request(List<String> values) {
        return new SubmitRequest(
                null, "p", null, null, null, null, Map.of("v", values), null, null, null, null);
    }

    private static String hash(String body) throws Exception {
        return BodyHash.of(Json.mapper().readValue(body, SubmitRequest.class));
    }
}
