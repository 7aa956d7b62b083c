package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.REGION;
import static dev.sluice.local.simulator.Rig.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.model.Json;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ModelErrorException;
import software.amazon.awssdk.services.bedrockruntime.model.ThrottlingException;
import software.amazon.awssdk.services.bedrockruntime.model.ValidationException;

class QuotasIT {
    private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

    private final AtomicReference<Instant> time = new AtomicReference<>(NOON);
    private Rig rig;
    private BedrockRuntimeClient sdk;

    @BeforeEach
    void start() throws IOException {
        var quick = Settings.of(LatencyProfile.constant(Duration.ZERO));
        rig =
                new Rig(
                        SimulatorConfig.onAnyPort().withSettings(quick),
                        ObjectReader.none(),
                        time::get);
        sdk = rig.sdk();
    }

    @AfterEach
    void stop() throws IOException {
        sdk.close();
        rig.close();
    }

    @Test
    void published300CallsAtOnce_threeQuartersFail() throws Exception {
        quotas("{\"rpm\":200,\"burst\":\"22500ms\"}");

        var answers = Crowd.of(300).send(rig.simulator.endpoint(REGION), NOVA, 1);

        assertThat(answers.get(200)).isEqualTo(75);
        assertThat(answers.get(429)).isEqualTo(225);
        assertThat(rig.simulator.stats().all().outcome("ThrottlingException")).isEqualTo(225);
        assertThat(rig.simulator.calls())
                .filteredOn(call -> !call.isCompleted())
                .allSatisfy(call -> {
                    assertThat(call.detail())
                            .isEqualTo("Too many requests, please wait before trying again.");
                    assertThat(call.admittedAt()).isNull();
                    assertThat(call.chargedTokens()).isNull();
                });
    }

    @ParameterizedTest
    @CsvSource({
        "rpm,'Too many requests, please wait before trying again.'",
        "tpm,'Too many tokens, please wait before trying again.'",
        "itpm,'Too many tokens, please wait before trying again.'",
        "otpm,'Too many tokens, please wait before trying again.'",
        "tpd,'Too many tokens per day, please wait before trying again.'",
    })
    void f41_exhaustedDimension_isRefusedWithItsText(String dimension, String text)
            throws Exception {
        quotas("{\"window\":\"fixed\",\"%s\":1}".formatted(dimension));
        assertThatExceptionOfType(ThrottlingException.class)
                .isThrownBy(() -> {
                    hello();
                    hello();
                })
                .satisfies(e -> assertThat(e.awsErrorDetails().errorMessage()).isEqualTo(text));
    }

    @Test
    void quotaSetWhileRunning_holdsFromTheNextCall_andEndsWithItsWindow() throws Exception {
        hello();
        quotas("{\"models\":[\"us.amazon.*\"],\"window\":\"fixed\",\"rpm\":1}");
        hello();
        assertThatExceptionOfType(ThrottlingException.class).isThrownBy(this::hello);
        time.set(NOON.plusSeconds(60));
        hello();
        quotas();
        hello();
    }

    @Test
    void stats_showUseAndThrottlesOfEachDimension() throws Exception {
        quotas("{\"window\":\"fixed\",\"rpm\":2,\"tpm\":100000,\"tpd\":900000}");
        hello();
        hello();
        assertThatExceptionOfType(ThrottlingException.class).isThrownBy(this::hello);

        var quota = json("GET", "/_sim/stats", "").at("/routes/0/quota");
        assertThat(quota.at("/rpm/limit").asInt()).isEqualTo(2);
        assertThat(quota.at("/rpm/used").asDouble()).isEqualTo(2);
        assertThat(quota.at("/rpm/throttles").asInt()).isEqualTo(1);
        assertThat(quota.at("/tpm/throttles").asInt()).isZero();
        var charged =
                rig.simulator.calls().stream()
                        .filter(CallRecord::isCompleted)
                        .mapToLong(CallRecord::chargedTokens)
                        .sum();
        assertThat(quota.at("/tpm/used").asLong()).isEqualTo(charged);
        assertThat(quota.at("/tpd/charged").asLong()).isEqualTo(charged);
        assertThat(quota.has("otpm")).isFalse();
    }

    @Test
    void ledger_showsDeductionAndFinalCharge() throws Exception {
        hello();
        assertThat(rig.simulator.calls())
                .singleElement()
                .satisfies(call -> {
                    assertThat(call.admittedAt()).isEqualTo(NOON);
                    assertThat(call.reservedTokens()).isEqualTo(call.inputTokens() + 500);
                    assertThat(call.chargedTokens())
                            .isEqualTo(call.inputTokens() + call.outputTokens());
                });
    }

    @Test
    void invalidCall_takesNoQuota_failedOneKeepsItsInput() throws Exception {
        quotas("{\"window\":\"fixed\",\"rpm\":1,\"tpm\":100000}");
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> sdk.converse(request(NOVA, r -> {}, ContentBlock.fromText(" "))));
        rig.send("POST", "/_sim/faults", "{\"kind\":\"model_error\"}");
        assertThatExceptionOfType(ModelErrorException.class).isThrownBy(this::hello);

        var failed = rig.simulator.calls().getLast();
        assertThat(failed.reservedTokens()).isEqualTo(failed.chargedTokens() + 500);
        assertThat(json("GET", "/_sim/stats", "").at("/routes/0/quota/tpm/used").asLong())
                .isEqualTo(failed.chargedTokens());
    }

    @Test
    void config_isShownAsItIsSet() throws Exception {
        quotas(
                "{\"regions\":[\"us-east-1\"],\"rpm\":{\"limit\":9,\"burst\":\"3s\"},\"tpm\":5}",
                "{\"window\":\"fixed\",\"otpm\":4,\"tpd\":8}");
        var shown = json("GET", "/_sim/config", "");
        assertThat(shown.at("/quotas/0/rpm/limit").asInt()).isEqualTo(9);
        assertThat(shown.at("/quotas/0/rpm/burst").asText()).isEqualTo("PT3S");
        assertThat(shown.at("/quotas/0/tpm/burst").asText()).isEqualTo("PT1M");

        var again = json("PUT", "/_sim/config", "{\"quotas\":" + shown.at("/quotas") + "}");
        assertThat(again).isEqualTo(shown);
    }

    @Test
    void badQuota_changesNothing() throws Exception {
        quotas("{\"window\":\"fixed\",\"rpm\":1}");
        assertThat(rig.send("PUT", "/_sim/config", "{\"quotas\":[{\"rpm\":-1}]}").statusCode())
                .isEqualTo(400);
        hello();
        assertThatExceptionOfType(ThrottlingException.class).isThrownBy(this::hello);
    }

    @Test
    void reset_forgetsWhatWasUsed() throws Exception {
        quotas("{\"window\":\"fixed\",\"rpm\":1}");
        hello();
        rig.send("POST", "/_sim/reset", "");
        quotas("{\"window\":\"fixed\",\"rpm\":1}");
        hello();
    }

    private void quotas(String... rules) throws Exception {
        json("PUT", "/_sim/config", "{\"quotas\":[" + String.join(",", rules) + "]}");
    }

    private void hello() {
        sdk.converse(
                request(
                        NOVA,
                        r -> r.inferenceConfig(c -> c.maxTokens(500)),
                        ContentBlock.fromText("Hello.")));
    }

    private JsonNode json(String method, String path, String body)
            throws IOException, InterruptedException {
        var answer = rig.send(method, path, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.mapper().readTree(answer.body());
    }
}
