package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FunctionTest {

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void functions_areTheDesignsHandlers() {
        assertThat(properties("AWS::Lambda::Function").map(f -> f.path("Handler").asText()))
                .containsExactlyInAnyOrder(
                        "dev.sluice.functions.api.UploadHandler::handleRequest",
                        "dev.sluice.functions.api.SubmitHandler::handleRequest",
                        "dev.sluice.functions.api.ResultHandler::handleRequest",
                        "dev.sluice.functions.api.CancelHandler::handleRequest",
                        "dev.sluice.functions.worker.WorkerHandler::handleRequest",
                        "dev.sluice.functions.worker.WorkerHandler::handleRequest",
                        "dev.sluice.functions.upkeep.SweepHandler::handleRequest");
    }

    @Test
    void functions_runOnJava25AndArm() {
        assertThat(properties("AWS::Lambda::Function"))
                .allSatisfy(function -> {
                    assertThat(function.path("Runtime").asText()).isEqualTo("java25");
                    assertThat(function.path("Architectures").toString()).isEqualTo("[\"arm64\"]");
                });
    }

    @Test
    void functions_areGivenTheVariablesTheyNeedAndNothingElse() {
        assertThat(environment("ApiUpload")).containsExactly("BUCKET", "TASKS_TABLE");
        assertThat(environment("ApiSubmit")).containsExactly("BUCKET", "QUEUE_URLS", "TASKS_TABLE");
        assertThat(environment("ApiResult")).containsExactly("BUCKET", "TASKS_TABLE");
        assertThat(environment("ApiCancel")).containsExactly("BUCKET", "TASKS_TABLE");
        assertThat(environment("SweepHandler"))
                .containsExactly("DEAD_LETTER_QUEUE_URLS", "TASKS_TABLE");
        assertThat(environment("ImageLaneWorker"))
                .containsExactly(
                        "BUCKET",
                        "CONTROL_TABLE",
                        "DEAD_LETTER_QUEUE_URLS",
                        "LANE",
                        "QUEUE_URLS",
                        "TASKS_TABLE");
    }

    @Test
    void queueUrls_areOnePairALane() {
        var urls =
                stack.properties("AWS::Lambda::Function", "ApiSubmit")
                        .path("Environment")
                        .path("Variables")
                        .path("QUEUE_URLS");
        assertThat(Synthesized.text(urls))
                .isEqualTo("image=ImageLaneQueuesTasks,document=DocumentLaneQueuesTasks");
    }

    @Test
    void logs_endAfterAMonth() {
        assertThat(properties("AWS::Logs::LogGroup"))
                .hasSize(7)
                .allSatisfy(
                        logs -> assertThat(logs.path("RetentionInDays").intValue()).isEqualTo(30));
    }

    @Test
    void f85_everythingCallsThePublishedVersionThatSnapStartKnows() {
        assertThat(properties("AWS::Lambda::Function"))
                .allSatisfy(function ->
                        assertThat(function.path("SnapStart").path("ApplyOn").asText())
                                .isEqualTo("PublishedVersions"));
        assertThat(stack.resources("AWS::Lambda::Alias")).hasSize(7);
        assertThat(properties("AWS::Lambda::Permission"))
                .hasSize(5)
                .allSatisfy(permission ->
                        assertThat(Synthesized.text(permission.path("FunctionName")))
                                .endsWith("Live"));
        assertThat(stack.properties("AWS::Events::Rule", "Sweep").path("Targets").toString())
                .contains("SweepHandlerLive");
    }

    private Stream<JsonNode> properties(String type) {
        return stack.resources(type).values().stream().map(resource -> resource.path("Properties"));
    }

    private Stream<String> environment(String function) {
        return stack.properties("AWS::Lambda::Function", function)
                .path("Environment")
                .path("Variables")
                .propertyStream()
                .map(Map.Entry::getKey);
    }
}
