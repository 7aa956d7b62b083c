package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.sqs.SqsClient;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// Whatever an engine has acknowledged is there after `kill -9` and a restart.
class EngineDurabilityIT {
    private static final int BEFORE_THE_KILL = 300;

    @TempDir Path data;

    @Test
    void acknowledgedMessages_surviveAKill() throws Exception {
        Set<String> acknowledged;
        try (var engines = EngineProcess.start(data);
                var sqs = Clients.sqs(engines.queues)) {
            sqs.createQueue(create -> create.queueName("q"));
            acknowledged =
                    writeUntilKilled(
                            engines,
                            number ->
                                    sqs.sendMessage(send ->
                                            send.queueUrl(url(engines))
                                                    .messageBody("body-" + number)));
        }
        try (var engines = EngineProcess.start(data);
                var sqs = Clients.sqs(engines.queues)) {
            assertThat(drain(sqs, url(engines))).containsAll(acknowledged);
        }
    }

    @Test
    void receiveCountAndVisibility_surviveAKill() throws Exception {
        try (var engines = EngineProcess.start(data);
                var sqs = Clients.sqs(engines.queues)) {
            sqs.createQueue(create ->
                    create.queueName("q")
                            .attributes(Map.of(QueueAttributeName.VISIBILITY_TIMEOUT, "1000")));
            sqs.sendMessage(
                    send -> send.queueUrl(url(engines)).messageBody("a").messageGroupId("g"));
            var received = sqs.receiveMessage(receive -> receive.queueUrl(url(engines)));
            sqs.changeMessageVisibility(change ->
                    change.queueUrl(url(engines))
                            .receiptHandle(received.messages().getFirst().receiptHandle())
                            .visibilityTimeout(2));
            engines.kill();
        }
        try (var engines = EngineProcess.start(data);
                var sqs = Clients.sqs(engines.queues)) {
            var again =
                    sqs.receiveMessage(receive ->
                            receive.queueUrl(url(engines))
                                    .waitTimeSeconds(5)
                                    .messageSystemAttributeNamesWithStrings("All"));
            assertThat(again.messages()).hasSize(1);
            assertThat(again.messages().getFirst().attributesAsStrings())
                    .containsEntry("ApproximateReceiveCount", "2");
        }
    }

    @Test
    void acknowledgedObjects_surviveAKillWithTheirTags() throws Exception {
        Map<String, String> tags = new ConcurrentHashMap<>();
        Set<String> acknowledged;
        try (var engines = EngineProcess.start(data);
                var s3 = Clients.s3(engines.objects)) {
            s3.createBucket(create -> create.bucket("bucket"));
            acknowledged =
                    writeUntilKilled(
                            engines,
                            number -> {
                                var put =
                                        s3.putObject(
                                                to -> to.bucket("bucket").key("p/body-" + number),
                                                RequestBody.fromString("content-" + number));
                                tags.put("body-" + number, put.eTag());
                            });
        }
        try (var engines = EngineProcess.start(data);
                var s3 = Clients.s3(engines.objects)) {
            for (var name : acknowledged) {
                var read =
                        s3.getObjectAsBytes(from ->
                                from.bucket("bucket").key("p/" + name).ifMatch(tags.get(name)));
                assertThat(read.asUtf8String()).isEqualTo(name.replace("body", "content"));
                assertThat(s3.headObject(of -> of.bucket("bucket").key("p/" + name)).eTag())
                        .isEqualTo(tags.get(name));
            }
        }
    }

    @Test
    void acknowledgedItems_surviveAKill() throws Exception {
        Set<String> acknowledged;
        try (var engines = EngineProcess.start(data);
                var dynamo = Clients.dynamo(engines.tables)) {
            dynamo.createTable(create ->
                    create.tableName("things")
                            .billingMode(BillingMode.PAY_PER_REQUEST)
                            .keySchema(key -> key.attributeName("id").keyType(KeyType.HASH))
                            .attributeDefinitions(attribute ->
                                    attribute
                                            .attributeName("id")
                                            .attributeType(ScalarAttributeType.S)));
            acknowledged =
                    writeUntilKilled(
                            engines,
                            number ->
                                    dynamo.putItem(put ->
                                            put.tableName("things")
                                                    .item(
                                                            Map.of(
                                                                    "id",
                                                                    AttributeValue.fromS(
                                                                            "body-" + number)))));
        }
        try (var engines = EngineProcess.start(data);
                var dynamo = Clients.dynamo(engines.tables)) {
            var kept =
                    dynamo.scanPaginator(scan -> scan.tableName("things")).items().stream()
                            .map(item -> item.get("id").s())
                            .collect(Collectors.toSet());
            assertThat(kept).containsAll(acknowledged);
        }
    }

    /// Writes from four threads, kills the engines in the middle, and says what was acknowledged.
    private static Set<String> writeUntilKilled(EngineProcess engines, IntConsumer write)
            throws InterruptedException {
        Set<String> acknowledged = ConcurrentHashMap.newKeySet();
        var enough = new CountDownLatch(BEFORE_THE_KILL);
        var writers =
                IntStream.range(0, 4)
                        .mapToObj(lane ->
                                Thread.startVirtualThread(() -> {
                                    for (var n = lane; ; n += 4) {
                                        try {
                                            write.accept(n);
                                        } catch (SdkException killed) {
                                            return;
                                        }
                                        acknowledged.add("body-" + n);
                                        enough.countDown();
                                    }
                                }))
                        .toList();
        enough.await();
        engines.kill();
        for (var writer : writers) {
            writer.join();
        }
        assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(BEFORE_THE_KILL);
        return acknowledged;
    }

    private static Set<String> drain(SqsClient sqs, String url) {
        Set<String> found = ConcurrentHashMap.newKeySet();
        while (true) {
            var batch =
                    sqs.receiveMessage(receive ->
                                    receive.queueUrl(url)
                                            .maxNumberOfMessages(10)
                                            .visibilityTimeout(600))
                            .messages();
            if (batch.isEmpty()) {
                return found;
            }
            batch.forEach(message -> found.add(message.body()));
        }
    }

    private static String url(EngineProcess engines) {
        return engines.queues.url() + "/000000000000/q";
    }
}
