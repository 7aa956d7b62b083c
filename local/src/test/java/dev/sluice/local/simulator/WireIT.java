package dev.sluice.local.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.sluice.model.Json;
import java.io.IOException;
import java.time.InstantSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WireIT {
    private static final String CONVERSE = "/eu-west-1/model/eu.amazon.nova-2-lite-v1%3A0/converse";
    private static final String HELLO =
            "{\"messages\":[{\"role\":\"user\",\"content\":[{\"text\":\"hello\"}]}]}";

    private Rig rig;

    @BeforeEach
    void start() throws IOException {
        rig = new Rig();
    }

    @AfterEach
    void stop() throws IOException {
        rig.close();
    }

    @Test
    void answer_hasTheShapeOfTheService() throws Exception {
        var answer = rig.send("POST", CONVERSE, HELLO);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).hasValue("application/json");
        assertThat(answer.headers().firstValue("x-amzn-requestid")).isPresent();
        var json = Json.mapper().readTree(answer.body());
        assertThat(json.at("/output/message/role").asText()).isEqualTo("assistant");
        assertThat(json.at("/stopReason").asText()).isEqualTo("end_turn");
        assertThat(json.at("/usage/inputTokens").asInt()).isEqualTo(2);
        assertThat(json.has("serviceTier")).isFalse();
    }

    @Test
    void serviceTier_isEchoed() throws Exception {
        var answer =
                rig.send(
                        "POST",
                        CONVERSE,
                        HELLO.replaceFirst("\\{", "{\"serviceTier\":{\"type\":\"flex\"},"));
        assertThat(Json.mapper().readTree(answer.body()).at("/serviceTier/type").asText())
                .isEqualTo("flex");
    }

    @Test
    void error_hasItsNameInTheHeaderAndItsTextInTheBody() throws Exception {
        var answer = rig.send("POST", "/eu-west-1/model/nothing/converse", HELLO);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("x-amzn-errortype").orElseThrow())
                .startsWith("ValidationException:");
        assertThat(answer.body())
                .isEqualTo("{\"message\":\"The provided model identifier is invalid.\"}");
    }

    @Test
    void profileOfAnotherGeography_isInvalid() throws Exception {
        var answer = rig.send("POST", CONVERSE.replace("eu-west-1", "us-east-1"), HELLO);
        assertThat(answer.body()).contains("The provided model identifier is invalid.");
    }

    @Test
    void brokenJson_isASerializationException() throws Exception {
        assertSerialization("{\"messages\":[");
        assertSerialization("");
        assertSerialization("[]");
        assertSerialization("{\"messages\":\"hello\"}");
        assertSerialization(HELLO.replace("\"hello\"", "1"));
    }

    @Test
    void unknownMembers_arePassedOver() throws Exception {
        var more =
                HELLO.replaceFirst(
                        "\\{",
                        "{\"new\":{\"a\":[1,{}]},\"additionalModelRequestFields\":{\"x\":null},");
        assertThat(rig.send("POST", CONVERSE, more).statusCode()).isEqualTo(200);
    }

    @Test
    void otherPaths_areUnknownOperations() throws Exception {
        assertThat(rig.send("GET", CONVERSE, "").statusCode()).isEqualTo(404);
        assertThat(rig.send("POST", CONVERSE + "-stream", HELLO).statusCode()).isEqualTo(404);
    }

    @Test
    void portInUse_isOneClearException() {
        var taken = rig.simulator.port();
        assertThatExceptionOfType(PortInUseException.class)
                .isThrownBy(() ->
                        BedrockSimulator.start(
                                SimulatorConfig.onAnyPort().withPort(taken),
                                InstantSource.system()))
                .withMessageContaining("port " + taken + " is in use")
                .satisfies(e -> assertThat(e.port()).isEqualTo(taken));
    }

    private void assertSerialization(String body) throws IOException, InterruptedException {
        var answer = rig.send("POST", CONVERSE, body);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("x-amzn-errortype").orElseThrow())
                .startsWith("SerializationException:");
    }
}
