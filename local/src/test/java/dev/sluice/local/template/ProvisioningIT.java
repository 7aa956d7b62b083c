package dev.sluice.local.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.engine.FreePorts;
import dev.sluice.local.engine.Projects;
import dev.sluice.local.engine.Queues;
import dev.sluice.local.engine.Tables;
import dev.sluice.local.process.ChildProcesses;
import dev.sluice.local.template.QueueResource.Redrive;
import dev.sluice.local.template.TableResource.Index;
import dev.sluice.local.template.TableResource.Key;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.sqs.model.QueueAttributeName;

/// What the template names is created once, and changed when the template changes.
class ProvisioningIT {
    private static final ChildProcesses CHILDREN = new ChildProcesses();

    @TempDir Path data;

    @Test
    void queues_areCreatedOnceAndFollowTheTemplate() throws Exception {
        var port = FreePorts.next();
        try (var engine = Queues.start(data, port)) {
            var provisioning = new QueueProvisioning(engine.client(), engine.endpoint());
            var dead = queue("Dead", "60", null);
            provisioning.apply(List.of(queue("Q", "120", new Redrive(dead.arn(), 3)), dead));
            var url = engine.url("demo-Q");
            engine.client().sendMessage(send -> send.queueUrl(url).messageBody("kept"));

            provisioning.apply(List.of(queue("Q", "7", new Redrive(dead.arn(), 1000)), dead));

            var attributes =
                    engine.client()
                            .getQueueAttributes(
                                    get -> get.queueUrl(url).attributeNames(QueueAttributeName.ALL))
                            .attributes();
            assertThat(attributes)
                    .containsEntry(QueueAttributeName.VISIBILITY_TIMEOUT, "7")
                    .containsEntry(QueueAttributeName.APPROXIMATE_NUMBER_OF_MESSAGES, "1");
            assertThat(attributes.get(QueueAttributeName.REDRIVE_POLICY))
                    .contains("1000", dead.arn());
        }
    }

    @Test
    void attributes_outliveTheEngine() throws Exception {
        var port = FreePorts.next();
        var dead = queue("Dead", "60", null);
        try (var engine = Queues.start(data, port)) {
            new QueueProvisioning(engine.client(), engine.endpoint())
                    .apply(List.of(queue("Q", "120", new Redrive(dead.arn(), 3)), dead));
            new QueueProvisioning(engine.client(), engine.endpoint())
                    .apply(List.of(queue("Q", "55", new Redrive(dead.arn(), 4)), dead));
        }
        try (var engine = Queues.start(data, port)) {
            assertThat(
                            engine.client()
                                    .getQueueAttributes(get ->
                                            get.queueUrl(engine.url("demo-Q"))
                                                    .attributeNames(QueueAttributeName.ALL))
                                    .attributes())
                    .containsEntry(QueueAttributeName.VISIBILITY_TIMEOUT, "55");
        }
    }

    @Test
    void tables_areCreatedOnceWithTheirIndexesAndExpiry() throws Exception {
        try (var engine =
                        Tables.start(
                                CHILDREN,
                                Projects.withEngines(),
                                data.resolve("t/db"),
                                FreePorts.next());
                var client = engine.client()) {
            var provisioning = new TableProvisioning(client);
            provisioning.apply(List.of(table("id", List.of(), null)));
            client.putItem(put ->
                    put.tableName("demo-T")
                            .item(
                                    Map.of(
                                            "id", AttributeValue.fromS("1"),
                                            "sweepShard", AttributeValue.fromS("s"))));

            var index =
                    new Index(
                            "open", List.of(new Key("sweepShard", "HASH")), "KEYS_ONLY", List.of());
            provisioning.apply(List.of(table("id", List.of(index), "expiresAt")));
            provisioning.apply(List.of(table("id", List.of(index), "expiresAt")));

            assertThat(
                            client.query(query ->
                                            query.tableName("demo-T")
                                                    .indexName("open")
                                                    .keyConditionExpression("sweepShard = :s")
                                                    .expressionAttributeValues(
                                                            Map.of(
                                                                    ":s",
                                                                    AttributeValue.fromS("s"))))
                                    .items())
                    .hasSize(1);
            assertThat(
                            client.describeTimeToLive(of -> of.tableName("demo-T"))
                                    .timeToLiveDescription()
                                    .attributeName())
                    .isEqualTo("expiresAt");
            assertThatThrownBy(() -> provisioning.apply(List.of(table("other", List.of(), null))))
                    .isInstanceOf(TemplateException.class)
                    .hasMessageContaining("--reset");
        }
    }

    private static QueueResource queue(String id, String visibility, @Nullable Redrive redrive) {
        return new QueueResource(
                id,
                "demo-" + id,
                Map.of("VisibilityTimeout", visibility, "MessageRetentionPeriod", "1209600"),
                redrive);
    }

    private static TableResource table(String key, List<Index> indexes, @Nullable String expiry) {
        return new TableResource(
                "T",
                "demo-T",
                indexes.isEmpty() ? Map.of(key, "S") : Map.of(key, "S", "sweepShard", "S"),
                List.of(new Key(key, "HASH")),
                indexes,
                expiry);
    }
}
