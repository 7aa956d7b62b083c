package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.REGION;
import static dev.sluice.local.simulator.Rig.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.simulator.ledger.CallRecord;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ThrottlingException;

class AdminApiIT {
    private Rig rig;
    private BedrockRuntimeClient sdk;

    @BeforeEach
    void start() throws IOException {
        rig = new Rig();
        sdk = rig.sdk();
    }

    @AfterEach
    void stop() throws IOException {
        sdk.close();
        rig.close();
    }

    @Test
    void calls_areOneJsonLineEach() throws Exception {
        hello();
        hello();
        var ledger = rig.send("GET", "/_sim/calls", "");

        assertThat(ledger.headers().firstValue("content-type")).hasValue("application/x-ndjson");
        var lines = ledger.body().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(Json.mapper().readValue(lines.getFirst(), CallRecord.class))
                .isEqualTo(rig.simulator.calls().getFirst());
        assertThat(Json.mapper().readTree(lines.getFirst()).properties())
                .extracting(Map.Entry::getKey)
                .contains(
                        "id",
                        "startedAt",
                        "endedAt",
                        "region",
                        "modelId",
                        "outcome",
                        "inputTokens",
                        "outputTokens",
                        "sdkAttempt");
    }

    @Test
    void stats_countByOutcomeAndRoute() throws Exception {
        hello();
        var stats = json(rig.send("GET", "/_sim/stats", ""));

        assertThat(stats.at("/calls").asInt()).isEqualTo(1);
        assertThat(stats.at("/inFlight").asInt()).isZero();
        assertThat(stats.at("/outcomes/completed").asInt()).isEqualTo(1);
        assertThat(stats.at("/routes/0/region").asText()).isEqualTo(REGION);
        assertThat(stats.at("/routes/0/modelId").asText()).isEqualTo(NOVA);
        assertThat(stats.at("/routes/0/peakInFlight").asInt()).isEqualTo(1);
    }

    @Test
    void fault_isSwitchedOnAndOffWhileRunning() throws Exception {
        var on =
                rig.send(
                        "POST",
                        "/_sim/faults",
                        """
                        {"kind":"throttle_tokens","regions":["us-east-1"],"models":["us.amazon.*"],
                         "for":"1h","retryAfter":"7s"}
                        """);
        assertThat(json(on).at("/faults/0/kind").asText()).isEqualTo("throttle_tokens");
        assertThatExceptionOfType(ThrottlingException.class)
                .isThrownBy(this::hello)
                .satisfies(e ->
                        assertThat(
                                        e.awsErrorDetails()
                                                .sdkHttpResponse()
                                                .firstMatchingHeader("Retry-After"))
                                .hasValue("7"));

        assertThat(rig.send("DELETE", "/_sim/faults", "").statusCode()).isEqualTo(204);
        hello();
    }

    @Test
    void faultOfALaterWindow_waits() throws Exception {
        rig.send("POST", "/_sim/faults", "[{\"kind\":\"region_down\",\"from\":\"1h\"}]");
        hello();
    }

    @Test
    void config_isChangedInPart() throws Exception {
        var after =
                json(
                        rig.send(
                                "PUT",
                                "/_sim/config",
                                """
                                {"latency":{"models":{"m":{"base":"250ms","perImage":"PT0.01S"}}},
                                 "aliases":{"my-profile":"us.amazon.nova-2-lite-v1:0"}}
                                """));

        assertThat(after.at("/latency/default/base").asText()).isEqualTo("PT0S");
        assertThat(after.at("/latency/models/m/base").asText()).isEqualTo("PT0.25S");
        sdk.converse(request("my-profile", r -> {}, ContentBlock.fromText("Hi")));
        assertThat(json(rig.send("GET", "/_sim/config", ""))).isEqualTo(after);
    }

    @Test
    void faultsOfAConfig_replaceThoseThatAreOn() throws Exception {
        rig.send("POST", "/_sim/faults", "{\"kind\":\"region_down\"}");
        rig.send("PUT", "/_sim/config", "{\"faults\":[{\"kind\":\"truncated\",\"firstCalls\":1}]}");
        hello();
        assertThat(rig.simulator.calls())
                .singleElement()
                .extracting(CallRecord::fault)
                .isEqualTo("truncated");
        rig.send("PUT", "/_sim/config", "{\"faults\":[]}");
        hello();
        assertThat(rig.simulator.calls()).last().extracting(CallRecord::fault).isNull();
    }

    @Test
    void badConfig_changesNothingAndNamesEveryFieldValueAndRule() throws Exception {
        var answer =
                rig.send(
                        "PUT",
                        "/_sim/config",
                        """
                        {"latency":{"default":{"base":"soon","sigma":-1}},"speed":3}
                        """);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.headers().firstValue("content-type"))
                .hasValue("application/problem+json");
        var problem = json(answer);
        assertThat(problem.at("/code").asText()).isEqualTo("invalid_request");
        assertThat(problem.at("/errors").findValuesAsText("field"))
                .containsExactlyInAnyOrder(
                        "speed", "latency.default.base", "latency.default.sigma");
        assertThat(problem.at("/errors").findValuesAsText("detail"))
                .anySatisfy(detail -> assertThat(detail).contains("\"soon\"").contains("duration"))
                .anySatisfy(
                        detail -> assertThat(detail).contains("-1").contains("from 0.0 to 3.0"));
    }

    @Test
    void unknownFault_isToldWhichThereAre() throws Exception {
        var answer = rig.send("POST", "/_sim/faults", "[{\"kind\":\"gremlins\"}]");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).at("/errors/0/field").asText()).isEqualTo("[0].kind");
        assertThat(json(answer).at("/errors/0/detail").asText())
                .contains("gremlins")
                .contains("region_down");
        hello();
    }

    @Test
    void bodyThatIsNoJson_isRefused() throws Exception {
        assertThat(rig.send("POST", "/_sim/faults", "{").statusCode()).isEqualTo(400);
        assertThat(rig.send("POST", "/_sim/faults", "").statusCode()).isEqualTo(400);
        assertThat(rig.send("PUT", "/_sim/config", "3").statusCode()).isEqualTo(400);
    }

    @Test
    void unknownAdminCall_isA404() throws Exception {
        assertThat(rig.send("GET", "/_sim/nothing", "").statusCode()).isEqualTo(404);
    }

    @Test
    void reset_forgetsCallsFiguresAndFaults() throws Exception {
        hello();
        rig.send("POST", "/_sim/faults", "{\"kind\":\"region_down\"}");
        assertThat(rig.send("POST", "/_sim/reset", "").statusCode()).isEqualTo(204);

        assertThat(rig.simulator.calls()).isEmpty();
        assertThat(rig.simulator.stats().all().calls()).isZero();
        rig.send("PUT", "/_sim/config", "{\"latency\":{\"default\":{\"base\":\"0s\"}}}");
        hello();
        assertThat(rig.simulator.calls()).hasSize(1);
    }

    private void hello() {
        sdk.converse(request(NOVA, r -> {}, ContentBlock.fromText("Hello.")));
    }

    private static JsonNode json(HttpResponse<String> answer) throws IOException {
        return Json.mapper().readTree(answer.body());
    }
}
