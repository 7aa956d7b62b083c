package dev.sluice.local.contract;

import dev.sluice.functions.queue.DeadLetterQueue;
import dev.sluice.functions.queue.QueueMemory;
import dev.sluice.functions.queue.SqsDeadLetterQueue;
import dev.sluice.functions.queue.SqsTaskQueue;
import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.queue.TaskQueueContract;
import dev.sluice.local.engine.FreePorts;
import dev.sluice.local.engine.Queues;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.Message;
import software.amazon.awssdk.services.sqs.model.MessageSystemAttributeName;

/// The adapters keep the contract on the engine.
class SqsTaskQueueIT extends TaskQueueContract {

    @TempDir static Path data;
    private static Queues engine;
    private static SqsClient sqs;
    private static int tests;
    private String url = "";
    private String deadUrl = "";

    @BeforeAll
    static void start() throws Exception {
        engine = Queues.start(data, FreePorts.next());
        sqs = engine.client();
    }

    @AfterAll
    static void stop() {
        sqs.close();
        engine.close();
    }

    /// Two new queues, as purged ones may still show a hidden message.
    @Override
    protected void clear() {
        var name = "lane" + tests++;
        url = sqs.createQueue(queue -> queue.queueName(name)).queueUrl();
        deadUrl = sqs.createQueue(queue -> queue.queueName(name + "-dead")).queueUrl();
    }

    @Override
    protected TaskQueue queue() {
        return new SqsTaskQueue(sqs, Map.of("image", url), Map.of("image", deadUrl));
    }

    @Override
    protected DeadLetterQueue deadLetterQueue() {
        return new SqsDeadLetterQueue(sqs, Map.of("image", deadUrl));
    }

    @Override
    protected Optional<QueueMemory.Delivery> receive(String lane) {
        return receiveFrom(url);
    }

    @Override
    protected Optional<QueueMemory.Delivery> receiveDeadLetter(String lane) {
        return receiveFrom(deadUrl);
    }

    private static Optional<QueueMemory.Delivery> receiveFrom(String url) {
        return sqs
                .receiveMessage(request ->
                        request.queueUrl(url)
                                .visibilityTimeout(60)
                                .messageAttributeNames("All")
                                .messageSystemAttributeNames(MessageSystemAttributeName.ALL))
                .messages()
                .stream()
                .map(SqsTaskQueueIT::delivery)
                .findFirst();
    }

    private static QueueMemory.Delivery delivery(Message message) {
        var system = message.attributesAsStrings();
        return new QueueMemory.Delivery(
                message.messageId(),
                message.receiptHandle(),
                message.body(),
                message.messageAttributes().entrySet().stream()
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        entry -> entry.getValue().stringValue())),
                Integer.parseInt(system.get("ApproximateReceiveCount")),
                Instant.ofEpochMilli(Long.parseLong(system.get("SentTimestamp"))));
    }

    @Override
    protected void move(String lane, String body) {
        sqs.sendMessage(request -> request.queueUrl(deadUrl).messageBody(body));
    }

    @Override
    protected Instant now() {
        return Clock.systemUTC().instant();
    }
}
