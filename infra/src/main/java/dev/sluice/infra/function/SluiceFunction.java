package dev.sluice.infra.function;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awscdk.Annotations;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.RemovalPolicy;
import software.amazon.awscdk.services.iam.PolicyStatement;
import software.amazon.awscdk.services.iam.Role;
import software.amazon.awscdk.services.iam.ServicePrincipal;
import software.amazon.awscdk.services.lambda.Alias;
import software.amazon.awscdk.services.lambda.Architecture;
import software.amazon.awscdk.services.lambda.Function;
import software.amazon.awscdk.services.lambda.IFunction;
import software.amazon.awscdk.services.lambda.Runtime;
import software.amazon.awscdk.services.lambda.SnapStartConf;
import software.amazon.awscdk.services.logs.LogGroup;
import software.amazon.awscdk.services.logs.RetentionDays;
import software.constructs.Construct;

/// A Lambda function with its own role and log group, called through the alias `live` alone, as
/// SnapStart snapshots published versions only.
public final class SluiceFunction extends Construct {

    private final Alias alias;

    public SluiceFunction(Construct scope, String id, FunctionProps props) {
        super(scope, id);
        var logs =
                LogGroup.Builder.create(this, "Logs")
                        .retention(RetentionDays.ONE_MONTH)
                        .removalPolicy(RemovalPolicy.DESTROY)
                        .build();
        var function =
                Function.Builder.create(this, "Function")
                        .description(props.description())
                        .runtime(Runtime.JAVA_25)
                        .architecture(Architecture.ARM_64)
                        .handler("dev.sluice.functions." + props.handler() + "::handleRequest")
                        .code(props.code())
                        .timeout(Duration.seconds(props.timeout().toSeconds()))
                        .memorySize(props.memoryMiB())
                        .environment(environment(props))
                        .role(role(logs, props.permissions()))
                        .logGroup(logs)
                        .snapStart(SnapStartConf.ON_PUBLISHED_VERSIONS)
                        .build();
        // The alias below publishes.
        Annotations.of(function).acknowledgeWarning("@aws-cdk/aws-lambda:snapStartRequirePublish");
        alias =
                Alias.Builder.create(this, "Live")
                        .aliasName("live")
                        .version(function.getCurrentVersion())
                        .build();
    }

    /// What mappings, routes and rules invoke.
    public IFunction live() {
        return alias;
    }

    private Role role(LogGroup logs, List<PolicyStatement> permissions) {
        var role =
                Role.Builder.create(this, "Role")
                        .assumedBy(new ServicePrincipal("lambda.amazonaws.com"))
                        .build();
        logs.grantWrite(role);
        permissions.forEach(role::addToPolicy);
        return role;
    }

    private static Map<String, String> environment(FunctionProps props) {
        var environment = new TreeMap<String, String>();
        props.environment().forEach((key, value) -> environment.put(key.name(), value));
        return environment;
    }
}
