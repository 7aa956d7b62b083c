package dev.sluice.infra.store;

import java.util.List;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.dynamodb.Attribute;
import software.amazon.awscdk.services.dynamodb.AttributeType;
import software.amazon.awscdk.services.dynamodb.BillingMode;
import software.amazon.awscdk.services.dynamodb.Table;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.constructs.Construct;

/// One item a route: its clock, factor and breaker. Nothing in it is worth keeping: a lost item is
/// made again by the next call.
public final class ControlTable extends Construct {

    private final Table table;

    public ControlTable(Construct scope, String id) {
        super(scope, id);
        table =
                Table.Builder.create(this, "Table")
                        .partitionKey(
                                Attribute.builder()
                                        .name("route")
                                        .type(AttributeType.STRING)
                                        .build())
                        .billingMode(BillingMode.PAY_PER_REQUEST)
                        .timeToLiveAttribute("expiresAt")
                        .removalPolicy(RemovalPolicy.DESTROY)
                        .build();
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
}
