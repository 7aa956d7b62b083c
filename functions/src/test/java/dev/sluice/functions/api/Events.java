package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.ProxyRequestContext;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.RequestIdentity;
import java.util.List;
import java.util.Map;

/// Proxy events as API Gateway sends them.
final class Events {

    private Events() {}

    /// Of a role session of the account's.
    static APIGatewayProxyRequestEvent post(String body) {
        return anonymous(body).withRequestContext(context("AROAALICE:session-1"));
    }

    static APIGatewayProxyRequestEvent of(String caller, String id) {
        return anonymous(null)
                .withPathParameters(Map.of("id", id))
                .withRequestContext(context(caller));
    }

    static APIGatewayProxyRequestEvent anonymous(String body) {
        return new APIGatewayProxyRequestEvent()
                .withHeaders(Map.of("content-type", "application/json"))
                .withMultiValueHeaders(Map.of("content-type", List.of("application/json")))
                .withRequestContext(new ProxyRequestContext().withIdentity(new RequestIdentity()))
                .withBody(body)
                .withIsBase64Encoded(false);
    }

    static ProxyRequestContext context(String caller) {
        var context =
                new ProxyRequestContext()
                        .withStage("v1")
                        .withIdentity(
                                new RequestIdentity()
                                        .withAccountId("123456789012")
                                        .withCaller(caller));
        context.setDomainName("api.example.com");
        return context;
    }
}
