package dev.sluice.local.contract;

import dev.sluice.functions.task.TaskStores;
import dev.sluice.functions.task.TasksTable;
import dev.sluice.local.engine.FreePorts;
import dev.sluice.local.engine.Projects;
import dev.sluice.local.engine.Tables;
import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/// One table engine for all contracts of this JVM, which ends with it. Tests share the table and
/// keep out of each other's way by their ids.
final class ContractTable {

    static final String NAME = "tasks";

    private ContractTable() {}

    static TaskStores stores() {
        return TaskStores.on(new TasksTable(client(), NAME, Duration.ofDays(60)));
    }

    static DynamoDbClient client() {
        return Engine.CLIENT;
    }

    static String endpoint() {
        return client().serviceClientConfiguration().endpointOverride().orElseThrow().toString();
    }

    private static final class Engine {
        static final DynamoDbClient CLIENT = start();
    }

    private static DynamoDbClient start() {
        try {
            var tables =
                    Tables.start(
                            new ChildProcesses(),
                            Projects.withEngines(),
                            Files.createTempDirectory("contract").resolve("db"),
                            FreePorts.next());
            var client = tables.client();
            create(client);
            return client;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static void create(DynamoDbClient client) {
        client.createTable(table ->
                table.tableName(NAME)
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .attributeDefinitions(
                                attribute("taskId", ScalarAttributeType.S),
                                attribute("sweepShard", ScalarAttributeType.S),
                                attribute("sweepAt", ScalarAttributeType.N),
                                attribute("openOwner", ScalarAttributeType.S))
                        .keySchema(key("taskId", KeyType.HASH))
                        .globalSecondaryIndexes(
                                index(
                                        "open",
                                        key("sweepShard", KeyType.HASH),
                                        key("sweepAt", KeyType.RANGE)),
                                index("openByOwner", key("openOwner", KeyType.HASH))));
    }

    private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private static GlobalSecondaryIndex index(String name, KeySchemaElement... keys) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection -> projection.projectionType(ProjectionType.KEYS_ONLY))
                .build();
    }
}
