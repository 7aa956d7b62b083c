package dev.sluice.infra.api;

import java.util.List;
import java.util.Map;
import software.amazon.awscdk.services.apigateway.AuthorizationType;
import software.amazon.awscdk.services.apigateway.IntegrationOptions;
import software.amazon.awscdk.services.apigateway.IntegrationResponse;
import software.amazon.awscdk.services.apigateway.MethodOptions;
import software.amazon.awscdk.services.apigateway.MethodResponse;
import software.amazon.awscdk.services.apigateway.MockIntegration;
import software.amazon.awscdk.services.apigateway.PassthroughBehavior;
import software.amazon.awscdk.services.apigateway.RestApi;

/// `GET /health`, open and without a function, for health checks of DNS and load balancers.
final class Health {

    private static final String ALLOW_ORIGIN = "method.response.header.Access-Control-Allow-Origin";

    private Health() {}

    static void addTo(RestApi api) {
        api.getRoot()
                .addResource("health")
                .addMethod(
                        "GET",
                        new MockIntegration(integration()),
                        MethodOptions.builder()
                                .authorizationType(AuthorizationType.NONE)
                                .methodResponses(
                                        List.of(MethodResponse.builder().statusCode("200").build()))
                                .build());
    }

    private static IntegrationOptions integration() {
        return IntegrationOptions.builder()
                .passthroughBehavior(PassthroughBehavior.NEVER)
                .requestTemplates(Map.of("application/json", "{\"statusCode\":200}"))
                .integrationResponses(
                        List.of(
                                IntegrationResponse.builder()
                                        .statusCode("200")
                                        .responseParameters(Map.of(ALLOW_ORIGIN, "'*'"))
                                        .responseTemplates(
                                                Map.of("application/json", "{\"status\":\"ok\"}"))
                                        .build()))
                .build();
    }
}
