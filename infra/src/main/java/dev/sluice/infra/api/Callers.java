package dev.sluice.infra.api;

import dev.sluice.model.config.Auth;
import java.util.List;
import software.amazon.awscdk.CfnOutput;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.apigateway.AuthorizationType;
import software.amazon.awscdk.services.apigateway.CognitoUserPoolsAuthorizer;
import software.amazon.awscdk.services.apigateway.MethodOptions;
import software.amazon.awscdk.services.cognito.UserPool;
import software.constructs.Construct;

/// Who may call: IAM identities by their signature, or users of a pool that comes with the stack.
final class Callers {

    private Callers() {}

    static MethodOptions allowed(Construct scope, Auth auth) {
        return switch (auth) {
            case IAM -> MethodOptions.builder().authorizationType(AuthorizationType.IAM).build();
            case COGNITO -> users(scope);
        };
    }

    private static MethodOptions users(Construct scope) {
        var pool =
                UserPool.Builder.create(scope, "Users")
                        .selfSignUpEnabled(false)
                        .removalPolicy(RemovalPolicy.RETAIN)
                        .build();
        CfnOutput.Builder.create(scope, "UserPool")
                .value(pool.getUserPoolId())
                .build()
                .overrideLogicalId("UserPool");
        return MethodOptions.builder()
                .authorizationType(AuthorizationType.COGNITO)
                .authorizer(
                        CognitoUserPoolsAuthorizer.Builder.create(scope, "Authorizer")
                                .cognitoUserPools(List.of(pool))
                                .build())
                .build();
    }
}
