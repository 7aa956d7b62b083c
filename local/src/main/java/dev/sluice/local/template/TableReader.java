package dev.sluice.local.template;

import dev.sluice.local.template.TableResource.Index;
import dev.sluice.local.template.TableResource.Key;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Reads `AWS::DynamoDB::Table`.
final class TableReader {
    static final String TYPE = "AWS::DynamoDB::Table";

    private TableReader() {}

    static TableResource read(Fields table, PhysicalNames names) {
        table.only(
                Set.of(
                        "AttributeDefinitions",
                        "GlobalSecondaryIndexes",
                        "KeySchema",
                        "TableName",
                        "TimeToLiveSpecification"),
                Set.of(
                        "BillingMode",
                        "ContributorInsightsSpecification",
                        "DeletionProtectionEnabled",
                        "OnDemandThroughput",
                        "PointInTimeRecoverySpecification",
                        "SSESpecification",
                        "TableClass",
                        "Tags"));
        return new TableResource(
                table.logicalId(),
                names.name(table.logicalId()),
                table.objects("AttributeDefinitions").stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        attribute -> attribute.text("AttributeName"),
                                        attribute -> attribute.text("AttributeType"))),
                key(table),
                table.objects("GlobalSecondaryIndexes").stream().map(TableReader::index).toList(),
                timeToLive(table.object("TimeToLiveSpecification")));
    }

    private static List<Key> key(Fields fields) {
        return fields.objects("KeySchema").stream()
                .map(part -> new Key(part.text("AttributeName"), part.text("KeyType")))
                .toList();
    }

    private static Index index(Fields index) {
        index.only(
                Set.of("IndexName", "KeySchema", "Projection"),
                Set.of("ContributorInsightsSpecification", "OnDemandThroughput"));
        var projection =
                index.object("Projection")
                        .only(Set.of("ProjectionType", "NonKeyAttributes"), Set.of());
        return new Index(
                index.text("IndexName"),
                key(index),
                projection.text("ProjectionType"),
                projection.texts("NonKeyAttributes"));
    }

    private static @Nullable String timeToLive(Fields expiry) {
        return expiry.text("Enabled", "false").equals("true") ? expiry.text("AttributeName") : null;
    }
}
