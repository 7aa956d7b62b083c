package dev.sluice.infra.api;

import static dev.sluice.infra.store.KeyPrefix.RESULTS;
import static dev.sluice.infra.store.KeyPrefix.SPECS;
import static dev.sluice.infra.store.KeyPrefix.UPLOADS;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awscdk.services.iam.PolicyStatement;

/// What the function behind each operation may do.
final class OperationPermissions {

    private OperationPermissions() {}

    static List<PolicyStatement> of(Operation operation, ApiProps props) {
        var stores = props.stores();
        var bucket = stores.bucket();
        return switch (operation) {
            case UPLOAD ->
                    List.of(
                            stores.tasks().allow("dynamodb:GetItem", "dynamodb:PutItem"),
                            stores.tasks().allowQueryByOwner(),
                            // Upload URLs are signed with this role and can do no more than it.
                            bucket.allow("s3:PutObject", UPLOADS),
                            bucket.allow("s3:GetObject", UPLOADS),
                            bucket.allowList(UPLOADS));
            case SUBMIT -> submit(props);
            case RESULT ->
                    List.of(
                            stores.tasks().allow("dynamodb:GetItem"),
                            // Result URLs are signed with this role.
                            bucket.allow("s3:GetObject", RESULTS));
            case CANCEL ->
                    List.of(
                            stores.tasks().allow("dynamodb:GetItem", "dynamodb:UpdateItem"),
                            bucket.allow("s3:DeleteObject", UPLOADS, SPECS, RESULTS),
                            bucket.allowList(UPLOADS, SPECS, RESULTS));
        };
    }

    private static List<PolicyStatement> submit(ApiProps props) {
        var stores = props.stores();
        var permissions = new ArrayList<PolicyStatement>();
        permissions.add(
                stores.tasks()
                        .allow("dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem"));
        permissions.add(stores.tasks().allowQueryByOwner());
        permissions.add(stores.bucket().allow("s3:GetObject", UPLOADS));
        permissions.add(stores.bucket().allow("s3:PutObject", SPECS));
        permissions.add(stores.bucket().allowList(UPLOADS));
        permissions.addAll(props.inputs().statements());
        props.lanes()
                .all()
                .forEach(lane -> permissions.add(lane.queues().allow("sqs:SendMessage")));
        return List.copyOf(permissions);
    }
}
