package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.SQSBatchResponse.BatchItemFailure;
import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import dev.sluice.bedrock.Outcome;
import dev.sluice.functions.api.TestContext;
import dev.sluice.functions.task.Samples;
import dev.sluice.model.ErrorCode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// The edge, on the JSON that Lambda sends.
class WorkerHandlerTest {

    private final MessageWorkTest bench = new MessageWorkTest();

    private static SQSEvent event(String... bodies) {
        var records = new StringBuilder();
        for (var index = 0; index < bodies.length; index++) {
            records.append(index == 0 ? "" : ",")
                    .append(
                            """
                            {"messageId":"m%d","receiptHandle":"r%d","body":"%s",
                             "attributes":{"ApproximateReceiveCount":"3","SentTimestamp":"%d"},
                             "messageAttributes":{},"eventSource":"aws:sqs"}
                            """
                                    .formatted(
                                            index,
                                            index,
                                            bodies[index].replace("\"", "\\\""),
                                            Samples.NOW.toEpochMilli()));
        }
        var json = "{\"Records\":[" + records + "]}";
        return LambdaEventSerializers.serializerFor(SQSEvent.class, SQSEvent.class.getClassLoader())
                .fromJson(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void onlyWhatMustComeBack_isAFailure() {
        var handler =
                new WorkerHandler(
                        bench.work(
                                prompt ->
                                        prompt.equals("later")
                                                ? MessageWorkTest.later()
                                                : new Outcome.Rejected(ErrorCode.GUARDRAIL, "no"),
                                Duration.ofSeconds(1)),
                        () -> Samples.NOW);
        var response =
                handler.handleRequest(
                        event(
                                "{broken",
                                MessageWorkTest.body("later"),
                                MessageWorkTest.body("never")),
                        new TestContext());
        assertThat(response.getBatchItemFailures())
                .extracting(BatchItemFailure::getItemIdentifier)
                .containsExactly("m1");
    }
}
