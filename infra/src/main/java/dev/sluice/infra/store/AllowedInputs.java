package dev.sluice.infra.store;

import dev.sluice.model.config.InputsConfig;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awscdk.Aws;
import software.amazon.awscdk.services.iam.PolicyStatement;

/// Leave to read the objects of others that tasks may name.
public record AllowedInputs(InputsConfig config) {

    /// None where the operator allows nothing.
    public List<PolicyStatement> statements() {
        return config.allow().stream().flatMap(AllowedInputs::statements).toList();
    }

    private static Stream<PolicyStatement> statements(String uri) {
        var path = uri.substring("s3://".length());
        var slash = path.indexOf('/');
        var bucket = "arn:" + Aws.PARTITION + ":s3:::" + path.substring(0, slash);
        var everything = path.substring(slash + 1) + "*";
        return Stream.of(
                PolicyStatement.Builder.create()
                        .actions(List.of("s3:GetObject"))
                        .resources(List.of(bucket + "/" + everything))
                        .build(),
                PolicyStatement.Builder.create()
                        .actions(List.of("s3:ListBucket"))
                        .resources(List.of(bucket))
                        .conditions(Map.of("StringLike", Map.of("s3:prefix", everything)))
                        .build());
    }
}
