package dev.sluice.infra.api;

import dev.sluice.infra.function.FunctionProps;
import dev.sluice.infra.function.SluiceFunction;
import java.time.Duration;
import java.util.List;
import software.amazon.awscdk.Aws;
import software.amazon.awscdk.services.apigateway.EndpointType;
import software.amazon.awscdk.services.apigateway.LambdaIntegration;
import software.amazon.awscdk.services.apigateway.LambdaIntegrationOptions;
import software.amazon.awscdk.services.apigateway.RestApi;
import software.amazon.awscdk.services.apigateway.StageOptions;
import software.constructs.Construct;

/// The regional REST API, stage `v1`, one function an operation.
public final class Api extends Construct {

    private static final String STAGE = "v1";

    /// Below the 29 s after which the gateway stops waiting.
    private static final Duration TIMEOUT = Duration.ofSeconds(28);

    private static final int MEMORY_MIB = 1024;

    private final RestApi api;

    public Api(Construct scope, String id, ApiProps props) {
        super(scope, id);
        api =
                RestApi.Builder.create(this, "Rest")
                        .endpointTypes(List.of(EndpointType.REGIONAL))
                        .deployOptions(StageOptions.builder().stageName(STAGE).build())
                        .cloudWatchRole(false)
                        .defaultMethodOptions(Callers.allowed(this, props.auth()))
                        .defaultCorsPreflightOptions(Cors.preflight())
                        .build();
        // Its name says less than `ApiUrl`.
        api.getNode().tryRemoveChild("Endpoint");
        for (var problem : GatewayProblem.values()) {
            api.addGatewayResponse(problem.name(), problem.response());
        }
        Health.addTo(api);
        for (var operation : Operation.values()) {
            route(operation, function(operation, props));
        }
    }

    /// Base of every route, without a slash at its end.
    public String url() {
        return "https://%s.execute-api.%s.%s/%s"
                .formatted(api.getRestApiId(), Aws.REGION, Aws.URL_SUFFIX, STAGE);
    }

    private void route(Operation operation, SluiceFunction function) {
        api.getRoot()
                .resourceForPath(operation.path())
                .addMethod(
                        operation.method(),
                        new LambdaIntegration(
                                function.live(),
                                LambdaIntegrationOptions.builder().allowTestInvoke(false).build()));
    }

    private SluiceFunction function(Operation operation, ApiProps props) {
        var environment = props.stores().environment();
        environment.putAll(props.lanes().environment());
        environment.keySet().retainAll(operation.keys());
        return new SluiceFunction(
                this,
                operation.id(),
                new FunctionProps(
                        operation.handler(),
                        operation.description(),
                        props.code(),
                        TIMEOUT,
                        MEMORY_MIB,
                        environment,
                        OperationPermissions.of(operation, props)));
    }
}
