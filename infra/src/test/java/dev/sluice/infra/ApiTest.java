package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ApiTest {

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void everyRoute_isSignedButHealth() {
        assertThat(authorizations(stack))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                "GET health", "NONE",
                                "POST upload", "AWS_IAM",
                                "POST submit", "AWS_IAM",
                                "GET resultid", "AWS_IAM",
                                "DELETE resultid", "AWS_IAM"));
    }

    @Test
    void cognito_putsAnAuthorizerInstead() {
        var cognito = Synthesized.of(yaml -> yaml.replace("auth: iam ", "auth: cognito "));
        assertThat(authorizations(cognito))
                .containsEntry("POST submit", "COGNITO_USER_POOLS")
                .containsEntry("GET health", "NONE");
        assertThat(cognito.resources("AWS::Cognito::UserPool")).hasSize(1);
        assertThat(cognito.resources("AWS::ApiGateway::Authorizer")).hasSize(1);
    }

    @Test
    void health_needsNoFunction() {
        var health = method("GET", "health").path("Integration");
        assertThat(health.path("Type").asText()).isEqualTo("MOCK");
        assertThat(health.path("IntegrationResponses").toString()).contains("ok");
    }

    @Test
    void stage_isV1OfARegionalApi() {
        assertThat(stack.properties("AWS::ApiGateway::Stage", "Api").path("StageName").asText())
                .isEqualTo("v1");
        assertThat(
                        stack.properties("AWS::ApiGateway::RestApi", "Api")
                                .path("EndpointConfiguration")
                                .toString())
                .isEqualTo("{\"Types\":[\"REGIONAL\"]}");
    }

    @Test
    void f83_everyAnswerOfTheGatewayIsAProblemThatBrowsersMayRead() throws Exception {
        var responses = stack.resources("AWS::ApiGateway::GatewayResponse").values();
        assertThat(responses)
                .extracting(response -> response.path("Properties").path("ResponseType").asText())
                .contains("DEFAULT_4XX", "DEFAULT_5XX", "ACCESS_DENIED", "THROTTLED");
        for (var response : responses) {
            var properties = response.path("Properties");
            var headers = properties.path("ResponseParameters");
            assertThat(headers.path("gatewayresponse.header.Access-Control-Allow-Origin").asText())
                    .isEqualTo("'*'");
            assertThat(headers.path("gatewayresponse.header.Content-Type").asText())
                    .isEqualTo("'application/problem+json'");
            var problem = problem(properties);
            assertThat(problem.path("status").asText())
                    .isEqualTo(properties.path("StatusCode").asText());
            assertThat(problem.path("title").asText()).isNotBlank();
            assertThat(problem.path("code").asText()).matches("[a-z_]+");
        }
    }

    @Test
    void unsignedCalls_areForbidden() throws Exception {
        var problem =
                problem(
                        stack.properties(
                                "AWS::ApiGateway::GatewayResponse",
                                "ApiRestMISSINGAUTHENTICATIONTOKEN"));
        assertThat(problem.toString())
                .isEqualTo(
                        "{\"title\":\"Not signed, or no such route\",\"status\":403,\"code\":\"forbidden\"}");
    }

    @Test
    void consoleMayNotInvokeFunctions() {
        assertThat(stack.resources("AWS::Lambda::Permission").toString())
                .doesNotContain("test-invoke-stage");
    }

    private static JsonNode problem(JsonNode properties) throws JsonProcessingException {
        return Json.mapper()
                .readTree(properties.path("ResponseTemplates").path("application/json").asText());
    }

    private JsonNode method(String verb, String resource) {
        return stack.properties("AWS::ApiGateway::Method", "ApiRest" + resource + verb);
    }

    /// Preflights apart: they are open by nature.
    private static Map<String, String> authorizations(Synthesized stack) {
        var authorizations = new TreeMap<String, String>();
        stack.resources("AWS::ApiGateway::Method")
                .values()
                .forEach(method -> {
                    var properties = method.path("Properties");
                    var verb = properties.path("HttpMethod").asText();
                    if (!verb.equals("OPTIONS")) {
                        var resource = Synthesized.text(properties.path("ResourceId"));
                        authorizations.put(
                                verb + " " + resource.replace("ApiRest", ""),
                                properties.path("AuthorizationType").asText());
                    }
                });
        return authorizations;
    }
}
