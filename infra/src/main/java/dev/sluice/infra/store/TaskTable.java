package dev.sluice.infra.store;

import java.util.List;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.dynamodb.Attribute;
import software.amazon.awscdk.services.dynamodb.AttributeType;
import software.amazon.awscdk.services.dynamodb.BillingMode;
import software.amazon.awscdk.services.dynamodb.GlobalSecondaryIndexProps;
import software.amazon.awscdk.services.dynamodb.PointInTimeRecoverySpecification;
import software.amazon.awscdk.services.dynamodb.ProjectionType;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.constructs.Construct;

/// One item a task, and sparse indexes of those that have not ended: `open` for the sweep,
/// `openByOwner` to count an owner's. Outlives the stack.
public final class TaskTable extends Construct {

    private static final String OPEN_INDEX = "open";
    private static final String OWNER_INDEX = "openByOwner";

    private final Table table;

    public TaskTable(Construct scope, String id) {
        super(scope, id);
        table =
                Table.Builder.create(this, "Table")
                        .partitionKey(attribute("taskId", AttributeType.STRING))
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .timeToLiveAttribute("expiresAt")
                        .pointInTimeRecoverySpecification(
                                PointInTimeRecoverySpecification.builder()
                                        .pointInTimeRecoveryEnabled(true)
                                        .build())
                        .removalPolicy(RemovalPolicy.RETAIN)
                        .build();
        table.addGlobalSecondaryIndex(
                GlobalSecondaryIndexProps.builder()
                        .indexName(OPEN_INDEX)
                        .partitionKey(attribute("sweepShard", AttributeType.STRING))
                        .sortKey(attribute("sweepAt", AttributeType.NUMBER))
                        .projectionType(ProjectionType.KEYS_ONLY)
                        .build());
        table.addGlobalSecondaryIndex(
                GlobalSecondaryIndexProps.builder()
                        .indexName(OWNER_INDEX)
                        .partitionKey(attribute("openOwner", AttributeType.STRING))
                        .projectionType(ProjectionType.KEYS_ONLY)
                        .build());
    }

    /// Its name.
    public String name() {
        return table.getTableName();
    }

    /// Leave to do these things with items.
    public PolicyStatement allow(String... actions) {
        return PolicyStatement.Builder.create()
                .actions(List.of(actions))
                .resources(List.of(table.getTableArn()))
                .build();
    }

    /// Leave to ask the index of open tasks.
    public PolicyStatement allowQueryOfOpenTasks() {
        return allowQuery(OPEN_INDEX);
    }

    /// Leave to count the open tasks of an owner.
    public PolicyStatement allowQueryByOwner() {
        return allowQuery(OWNER_INDEX);
    }

    private PolicyStatement allowQuery(String index) {
        return PolicyStatement.Builder.create()
                .actions(List.of("dynamodb:Query"))
                .resources(List.of(table.getTableArn() + "/index/" + index))
                .build();
    }

    private static Attribute attribute(String name, AttributeType type) {
        return Attribute.builder().name(name).type(type).build();
    }
}
