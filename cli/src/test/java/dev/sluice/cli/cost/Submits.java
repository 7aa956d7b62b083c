package dev.sluice.cli.cost;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.ProxyRequestContext;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.RequestIdentity;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.model.Json;
import java.util.Map;

/// `POST /submit` of a text, as API Gateway hands it over.
final class Submits {

    private Submits() {}

    static APIGatewayProxyRequestEvent event() {
        return new APIGatewayProxyRequestEvent()
                .withResource("/submit")
                .withPath("/submit")
                .withHttpMethod("POST")
                .withHeaders(
                        Map.of("Content-Type", "application/json", "X-Forwarded-Proto", "https"))
                .withRequestContext(
                        new ProxyRequestContext()
                                .withStage("v1")
                                .withDomainName("api.execute-api.us-east-1.amazonaws.com")
                                .withIdentity(
                                        new RequestIdentity()
                                                .withAccountId("000000000000")
                                                .withCaller("AIDALOCAL000000000000")))
                .withBody("{\"prompt\":\"Summarise the attached thoughts in one sentence.\"}");
    }

    /// The task that an answer or a message names.
    static String taskId(String json) {
        try {
            return Json.mapper().readTree(json).path("taskId").asText();
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException(json, broken);
        }
    }
}
