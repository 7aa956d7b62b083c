package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.check.Requests.NOVA;
import static dev.sluice.local.simulator.check.Requests.OK;
import static dev.sluice.local.simulator.check.Requests.check;
import static dev.sluice.local.simulator.check.Requests.image;
import static dev.sluice.local.simulator.check.Requests.json;
import static dev.sluice.local.simulator.check.Requests.text;
import static dev.sluice.local.simulator.check.Requests.user;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Media;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstraintCheckTest {

    @ParameterizedTest
    @ValueSource(strings = {"jpg", "JPEG", "Jpeg", "tiff", "bmp", "svg+xml", "x-icon", ""})
    void f18_formatOutsideTheEnumeration_isRefused(String format) {
        assertThat(check(NOVA, user(image(format, Media.png(1, 1)), text("Go."))))
                .isEqualTo(
                        ("1 validation error detected: Value '%s' at"
                                        + " 'messages.1.member.content.1.member.image.format' failed"
                                        + " to satisfy constraint: Member must satisfy enum value"
                                        + " set: [png, jpeg, gif, webp]")
                                .formatted(format));
    }

    @Test
    void allViolations_areReportedAtOnce() {
        assertThat(
                        with(
                                """
                                "inferenceConfig":{"maxTokens":0,"temperature":1.5,"topP":-1}
                                """))
                .startsWith("3 validation errors detected: ")
                .contains("'inferenceConfig.maxTokens'")
                .contains("'inferenceConfig.temperature'")
                .contains("'inferenceConfig.topP'");
    }

    @Test
    void emptyStopSequence_isRefused() {
        assertThat(with("\"inferenceConfig\":{\"stopSequences\":[\"\"]}"))
                .contains("inferenceConfig.stopSequences");
    }

    @Test
    void metadata_isAtMost16PairsOfPlainCharacters() {
        assertThat(with(metadata(16))).isEqualTo(OK);
        assertThat(with(metadata(17))).contains("'requestMetadata'").contains("equal to 16");
        assertThat(with("\"requestMetadata\":{\"taskId\":\"\"}")).isEqualTo(OK);
        assertThat(with("\"requestMetadata\":{\"\":\"x\"}")).contains("'requestMetadata'");
        assertThat(with("\"requestMetadata\":{\"name\":\"ä\"}")).contains("'requestMetadata'");
        assertThat(with("\"requestMetadata\":{\"n\":\"" + "a".repeat(256) + "\"}")).isEqualTo(OK);
        assertThat(with("\"requestMetadata\":{\"n\":\"" + "a".repeat(257) + "\"}"))
                .contains("'requestMetadata'");
    }

    @Test
    void unknownRole_isRefused() {
        assertThat(
                        check(
                                NOVA,
                                json(
                                        "{\"messages\":[{\"role\":\"system\","
                                                + "\"content\":[{\"text\":\"Hi\"}]}]}")))
                .contains("enum value set: [user, assistant]");
    }

    @Test
    void missingSource_isRefused() {
        assertThat(
                        check(
                                NOVA,
                                json(
                                        """
                                        {"messages":[{"role":"user","content":[
                                         {"image":{"format":"png"}},{"text":"Hi"}]}]}
                                        """)))
                .contains("image.source")
                .contains("Member must not be null");
    }

    @Test
    void f26_emptyBytes_areRefused() {
        assertThat(check(NOVA, user(image("png", new byte[0]), text("Go."))))
                .contains("image.source.bytes")
                .contains("greater than or equal to 1");
    }

    private static String metadata(int pairs) {
        return IntStream.range(0, pairs)
                .mapToObj(i -> "\"k%d\":\"v %d\"".formatted(i, i))
                .collect(Collectors.joining(",", "\"requestMetadata\":{", "}"));
    }

    private static String with(String member) {
        return check(
                NOVA,
                json(
                        "{\"messages\":[{\"role\":\"user\",\"content\":[{\"text\":\"Hi\"}]}],"
                                + member
                                + "}"));
    }
}
