package dev.sluice.infra.lane;

import static dev.sluice.infra.store.KeyPrefix.RESULTS;
import static dev.sluice.infra.store.KeyPrefix.SPECS;
import static dev.sluice.infra.store.KeyPrefix.UPLOADS;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awscdk.services.iam.PolicyStatement;

/// What a worker may do: take from its own queue, keep records, read inputs, call its models.
final class WorkerPermissions {

    private WorkerPermissions() {}

    static List<PolicyStatement> of(LaneProps props, LaneQueues queues) {
        var stores = props.stores();
        var permissions = new ArrayList<PolicyStatement>();
        permissions.add(
                queues.allow(
                        "sqs:ReceiveMessage",
                        "sqs:DeleteMessage",
                        "sqs:ChangeMessageVisibility",
                        "sqs:GetQueueAttributes"));
        permissions.add(queues.allowOnDeadLetters("sqs:SendMessage"));
        permissions.add(
                stores.tasks()
                        .allow("dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"));
        permissions.add(stores.control().allow("dynamodb:GetItem", "dynamodb:UpdateItem"));
        permissions.add(stores.bucket().allow("s3:GetObject", UPLOADS, SPECS, RESULTS));
        permissions.add(stores.bucket().allow("s3:PutObject", RESULTS));
        permissions.add(stores.bucket().allowList(UPLOADS, SPECS, RESULTS));
        permissions.addAll(props.inputs().statements());
        permissions.add(
                PolicyStatement.Builder.create()
                        .actions(List.of("bedrock:InvokeModel"))
                        .resources(props.modelArns())
                        .build());
        return List.copyOf(permissions);
    }
}
