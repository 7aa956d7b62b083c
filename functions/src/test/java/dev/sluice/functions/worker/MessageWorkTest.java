package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.functions.object.BucketMemory;
import dev.sluice.functions.object.FakeInputObjects;
import dev.sluice.functions.object.FakeTaskObjects;
import dev.sluice.functions.queue.FakeTaskQueue;
import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.TaskMemory;
import dev.sluice.functions.task.TaskStores;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.config.ConfigReader;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// A batch: each message stands for itself.
class MessageWorkTest {

    private static final Instant NOW = Samples.NOW;
    private static final Duration WORST_CASE = Duration.ofSeconds(35);

    private final TaskMemory records = new TaskMemory();
    private final QueueMemory queues = new QueueMemory();

    /// Work with a model that says this for a prompt.
    MessageWork work(Function<String, Outcome> model) {
        return work(model, WORST_CASE);
    }

    MessageWork work(Function<String, Outcome> model, Duration worstCase) {
        var config =
                ConfigReader.yaml(
                                """
                                models:
                                  default: us.amazon.nova-2-lite-v1:0
                                  us.amazon.nova-2-lite-v1:0: { routes: [{ region: us-east-1 }] }
                                lanes:
                                  image: {}
                                """)
                        .orThrow();
        BedrockGateway gateway =
                (request, _) ->
                        model.apply(((ContentPart.TextPart) request.content().getLast()).text());
        var stores = TaskStores.in(records);
        var bucket = new BucketMemory();
        var ports =
                new WorkerPorts(
                        stores.submissions(),
                        stores.attempts(),
                        stores.deadLetters(),
                        new FakeInputObjects(bucket),
                        new FakeTaskObjects(bucket, "bucket"),
                        gateway);
        var settings =
                new WorkerSettings(
                        config,
                        config.lane("image").orElseThrow(),
                        "bucket",
                        ModelCatalogue.standard());
        return new MessageWork(
                new ProcessTask(ports, settings, () -> NOW, new Random(1)),
                new Settlement(
                        "image",
                        new FakeTaskQueue(queues, () -> NOW),
                        stores.deadLetters(),
                        () -> NOW),
                worstCase,
                () -> NOW);
    }

    private static Received received(String messageId, String body) {
        return new Received(messageId, messageId + "#1", body, 1, NOW, NOW);
    }

    private static TaskMessage message(TaskId id, String prompt) {
        return new TaskMessage(
                1,
                id,
                new Owner("o"),
                "image",
                "us.amazon.nova-2-lite-v1:0",
                0,
                "hash",
                NOW,
                null,
                new TaskSpec(prompt, null, null, null, null, List.of()),
                null);
    }

    private static Deadline in(Duration left) {
        return new Deadline(NOW.plus(left));
    }

    @Test
    void f56_oneBadItem_hurtsOnlyItself() {
        var good = Samples.id();
        var crashing = Samples.id();
        var settled =
                work(MessageWorkTest::reply)
                        .settle(
                                List.of(
                                        received("1", Json.write(message(crashing, "crash"))),
                                        received("2", "{broken"),
                                        received("3", Json.write(message(good, "reject")))),
                                in(Duration.ofSeconds(60)));
        assertThat(settled)
                .containsExactly(
                        new Settled.Returned("1"),
                        new Settled.Acknowledged(),
                        new Settled.Acknowledged());
        assertThat(records.find(good).orElseThrow().status()).isEqualTo(TaskStatus.FAILED);
        assertThat(records.find(crashing).orElseThrow().status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(records.find(crashing).orElseThrow().tally().retries())
                .containsEntry("crashed", 1);
        assertThat(queues.all("image-dead")).hasSize(1);
    }

    private static Outcome reply(String prompt) {
        return switch (prompt) {
            case "crash" -> throw new IllegalStateException("a bug");
            case "reject" -> new Outcome.Rejected(ErrorCode.GUARDRAIL, "no");
            default -> later();
        };
    }

    static Outcome later() {
        return new Outcome.Deferred(NOW.plusSeconds(5), DeferReason.NO_TIME);
    }

    static String body(String prompt) {
        return Json.write(message(Samples.id(), prompt));
    }

    @Test
    void f56_shortTime_startsOnlyTheFirst() {
        var first = Samples.id();
        var second = Samples.id();
        var settled =
                work(MessageWorkTest::reply)
                        .settle(
                                List.of(
                                        received("1", Json.write(message(first, "reject"))),
                                        received("2", Json.write(message(second, "reject")))),
                                in(WORST_CASE.minusMillis(1)));
        assertThat(settled).containsExactly(new Settled.Acknowledged(), new Settled.Returned("2"));
        assertThat(records.find(second)).isEmpty();
    }

    @Test
    void emptyBatch_settlesNothing() {
        assertThat(work(MessageWorkTest::reply).settle(List.of(), in(WORST_CASE))).isEmpty();
    }
}
