package dev.sluice.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"maxTokens\":\"5\"}",
                "{\"maxTokens\":1.5}",
                "{\"maxTokens\":true}",
                "{\"maxTokens\":1,\"maxTokens\":2}",
                "{} {}"
            })
    void silentConversions_areErrors(String json) {
        assertThatThrownBy(() -> Json.mapper().readValue(json, Inference.class))
                .isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void whatSqsTakesInNoMessage_isEscaped() throws Exception {
        var prompt = "a\u0000\u0001\t\uFFFE\uFFFF\uD83D\uDE00z";
        var written = Json.write(new TaskSpec(prompt, null, null, null, null, List.of()));

        assertThat(written.codePoints())
                .allMatch(c ->
                        c == 0x9
                                || c == 0xA
                                || c == 0xD
                                || (c >= 0x20 && c <= 0xD7FF)
                                || (c >= 0xE000 && c <= 0xFFFD)
                                || c >= 0x10000);
        assertThat(Json.mapper().readValue(written, TaskSpec.class).prompt()).isEqualTo(prompt);
    }

    @Test
    void owner_isAPlainString() throws Exception {
        assertThat(Json.write(Map.of("o", new Owner("1:a")))).isEqualTo("{\"o\":\"1:a\"}");
        assertThat(Json.mapper().readValue("\"1:a\"", Owner.class)).isEqualTo(new Owner("1:a"));
        assertThatThrownBy(() -> Json.mapper().readValue("\" \"", Owner.class))
                .isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void messageGroup_hidesTheOwner() {
        assertThat(new Owner("1:alice").messageGroup())
                .hasSize(32)
                .isEqualTo(new Owner("1:alice").messageGroup())
                .isNotEqualTo(new Owner("1:bob").messageGroup())
                .doesNotContain("alice");
    }
}
