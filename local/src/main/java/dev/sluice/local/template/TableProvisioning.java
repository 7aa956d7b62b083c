package dev.sluice.local.template;

import dev.sluice.local.template.TableResource.Index;
import dev.sluice.local.template.TableResource.Key;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/// Creates the template's tables, and brings those that exist up to date.
public final class TableProvisioning {
    private final DynamoDbClient client;

    /// Works through `client`, which stays open.
    public TableProvisioning(DynamoDbClient client) {
        this.client = client;
    }

    /// Doing it again changes nothing.
    ///
    /// @throws TemplateException when a table exists with another key, which no table can change
    public void apply(List<TableResource> tables) {
        for (var table : tables) {
            find(table.name())
                    .ifPresentOrElse(present -> update(table, present), () -> create(table));
            expire(table);
        }
    }

    private Optional<TableDescription> find(String name) {
        try {
            return Optional.of(client.describeTable(of -> of.tableName(name)).table());
        } catch (ResourceNotFoundException absent) {
            return Optional.empty();
        }
    }

    private void create(TableResource table) {
        var create =
                CreateTableRequest.builder()
                        .tableName(table.name())
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .keySchema(schema(table.key()))
                        .attributeDefinitions(definitions(table));
        if (!table.indexes().isEmpty()) {
            create.globalSecondaryIndexes(
                    table.indexes().stream().map(TableProvisioning::index).toList());
        }
        client.createTable(create.build());
    }

    private void update(TableResource table, TableDescription present) {
        if (!present.keySchema().equals(schema(table.key()))) {
            throw new TemplateException(
                    "table %s has another key than the template says; start afresh with --reset"
                            .formatted(table.name()));
        }
        var indexed =
                present.globalSecondaryIndexes().stream()
                        .map(GlobalSecondaryIndexDescription::indexName)
                        .collect(Collectors.toUnmodifiableSet());
        table.indexes().stream()
                .filter(index -> !indexed.contains(index.name()))
                .forEach(index -> add(table, index));
    }

    private void add(TableResource table, Index index) {
        client.updateTable(update ->
                update.tableName(table.name())
                        .attributeDefinitions(definitions(table))
                        .globalSecondaryIndexUpdates(change ->
                                change.create(create ->
                                        create.indexName(index.name())
                                                .keySchema(schema(index.key()))
                                                .projection(projection(index)))));
    }

    private void expire(TableResource table) {
        var attribute = table.timeToLive();
        var present =
                client.describeTimeToLive(of -> of.tableName(table.name()))
                        .timeToLiveDescription()
                        .attributeName();
        if (attribute != null && !attribute.equals(present)) {
            client.updateTimeToLive(update ->
                    update.tableName(table.name())
                            .timeToLiveSpecification(
                                    set -> set.attributeName(attribute).enabled(true)));
        }
    }

    private static GlobalSecondaryIndex index(Index index) {
        return GlobalSecondaryIndex.builder()
                .indexName(index.name())
                .keySchema(schema(index.key()))
                .projection(projection(index))
                .build();
    }

    private static Projection projection(Index index) {
        var projection = Projection.builder().projectionType(index.projection());
        return index.nonKeyAttributes().isEmpty()
                ? projection.build()
                : projection.nonKeyAttributes(index.nonKeyAttributes()).build();
    }

    private static List<KeySchemaElement> schema(List<Key> key) {
        return key.stream()
                .map(part ->
                        KeySchemaElement.builder()
                                .attributeName(part.attribute())
                                .keyType(part.type())
                                .build())
                .toList();
    }

    private static Set<AttributeDefinition> definitions(TableResource table) {
        return table.attributeTypes().entrySet().stream()
                .map(attribute ->
                        AttributeDefinition.builder()
                                .attributeName(attribute.getKey())
                                .attributeType(attribute.getValue())
                                .build())
                .collect(Collectors.toUnmodifiableSet());
    }
}
