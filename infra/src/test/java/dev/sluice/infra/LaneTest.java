package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

class LaneTest {

    private static final int FOURTEEN_DAYS = 14 * 24 * 3600;

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void queues_keepMessagesAsLongAsSqsCan() {
        assertThat(stack.resources("AWS::SQS::Queue")).hasSize(4);
        assertThat(stack.resources("AWS::SQS::Queue").values())
                .allSatisfy(queue ->
                        assertThat(
                                        queue.path("Properties")
                                                .path("MessageRetentionPeriod")
                                                .intValue())
                                .isEqualTo(FOURTEEN_DAYS));
    }

    @Test
    void queues_takeTlsOnly() {
        assertThat(stack.resources("AWS::SQS::QueuePolicy").values())
                .hasSize(4)
                .allSatisfy(policy ->
                        assertThat(policy.toString())
                                .contains("\"aws:SecureTransport\":\"false\"")
                                .contains("\"Effect\":\"Deny\""));
    }

    @Test
    void f55_sqsItselfMovesAMessageOnlyAfterItsMostReceives() {
        var redrive = queue("ImageLaneQueuesTasks").path("RedrivePolicy");
        assertThat(redrive.path("maxReceiveCount").intValue()).isEqualTo(1000);
        assertThat(Synthesized.text(redrive.path("deadLetterTargetArn")))
                .isEqualTo("ImageLaneQueuesDeadLetters");
    }

    @Test
    void f55_widthIsOnTheMappingAndNothingIsReserved() {
        assertThat(stack.resources("AWS::Lambda::EventSourceMapping").values())
                .hasSize(2)
                .allSatisfy(mapping -> assertThat(width(mapping)).isGreaterThanOrEqualTo(2));
        assertThat(stack.resources("AWS::Lambda::Function").values())
                .noneSatisfy(function ->
                        assertThat(function.toString()).contains("ReservedConcurrentExecutions"));
    }

    @Test
    void f67_allWidthsTogetherLeaveAFifthOfTheAccount() {
        var widths =
                stack.resources("AWS::Lambda::EventSourceMapping").values().stream()
                        .mapToInt(LaneTest::width)
                        .sum();
        assertThat(widths).isLessThanOrEqualTo(800);
    }

    @Test
    void mapping_reportsItemFailuresAndFeedsTheAlias() {
        var mapping = stack.properties("AWS::Lambda::EventSourceMapping", "ImageLane");
        assertThat(mapping.path("FunctionResponseTypes").path(0).asText())
                .isEqualTo("ReportBatchItemFailures");
        assertThat(mapping.path("BatchSize").intValue()).isEqualTo(1);
        assertThat(mapping.path("FunctionName").toString())
                .contains("ImageLaneWorkerLive")
                .contains(":live");
    }

    @Test
    void f57_visibilityOutlastsTheFunctionAndThereIsNoBatchWindow() {
        assertThat(queue("ImageLaneQueuesTasks").path("VisibilityTimeout").intValue())
                .isEqualTo(120);
        assertThat(worker("ImageLane").path("Timeout").intValue()).isEqualTo(60);
        assertThat(queue("DocumentLaneQueuesTasks").path("VisibilityTimeout").intValue())
                .isEqualTo(300);
        assertThat(worker("DocumentLane").path("Timeout").intValue()).isEqualTo(180);
        assertThat(stack.resources("AWS::Lambda::EventSourceMapping").toString())
                .doesNotContain("MaximumBatchingWindowInSeconds");
    }

    @Test
    void worker_hasItsLanesMemoryAndKnowsItsOwnQueuesOnly() {
        var worker = worker("DocumentLane");
        assertThat(worker.path("MemorySize").intValue()).isEqualTo(1024);
        var environment = worker.path("Environment").path("Variables");
        assertThat(environment.path("LANE").asText()).isEqualTo("document");
        assertThat(Synthesized.text(environment.path("QUEUE_URLS")))
                .isEqualTo("document=DocumentLaneQueuesTasks");
        assertThat(Synthesized.text(environment.path("DEAD_LETTER_QUEUE_URLS")))
                .isEqualTo("document=DocumentLaneQueuesDeadLetters");
    }

    @Test
    void laneNames_areReadableInOutputs() {
        var renamed = Synthesized.of(yaml -> yaml.replace("  image:\n", "  small-images:\n"));
        assertThat(renamed.template().path("Outputs").has("SmallImagesQueueUrl")).isTrue();
    }

    private JsonNode queue(String prefix) {
        return stack.properties("AWS::SQS::Queue", prefix);
    }

    private JsonNode worker(String lane) {
        return stack.properties("AWS::Lambda::Function", lane + "Worker");
    }

    private static int width(JsonNode mapping) {
        return mapping.path("Properties")
                .path("ScalingConfig")
                .path("MaximumConcurrency")
                .intValue();
    }
}
