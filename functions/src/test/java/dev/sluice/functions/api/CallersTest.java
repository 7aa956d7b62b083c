package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.ProxyRequestContext;
import dev.sluice.model.Owner;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CallersTest {

    @Test
    void sessionsOfARole_areOneOwner() {
        assertThat(ownerOf("AROAALICE:session-1"))
                .hasValue(new Owner("123456789012:AROAALICE"))
                .isEqualTo(ownerOf("AROAALICE:session-2"));
    }

    @Test
    void user_isAnOwner() {
        assertThat(ownerOf("AIDABOB")).hasValue(new Owner("123456789012:AIDABOB"));
    }

    @Test
    void token_isIssuerAndSubject() {
        var context = new ProxyRequestContext();
        context.setAuthorizer(
                Map.of("claims", Map.of("iss", "https://issuer/pool", "sub", "s-1", "aud", "x")));

        assertThat(Callers.owner(new APIGatewayProxyRequestEvent().withRequestContext(context)))
                .hasValue(new Owner("https://issuer/pool|s-1"));
    }

    @Test
    void halfAnIdentity_isNone() {
        assertThat(ownerOf(null)).isEmpty();
        assertThat(ownerOf(":session")).isEmpty();
        assertThat(ownerOf("")).isEmpty();
        assertThat(Callers.owner(new APIGatewayProxyRequestEvent())).isEmpty();
        assertThat(
                        Callers.owner(
                                new APIGatewayProxyRequestEvent()
                                        .withRequestContext(new ProxyRequestContext())))
                .isEmpty();
        var claims = new HashMap<String, Object>();
        claims.put("claims", Map.of("iss", "https://issuer/pool"));
        var context = new ProxyRequestContext();
        context.setAuthorizer(claims);
        assertThat(Callers.owner(new APIGatewayProxyRequestEvent().withRequestContext(context)))
                .isEmpty();
    }

    private static Optional<Owner> ownerOf(String caller) {
        return Callers.owner(
                new APIGatewayProxyRequestEvent().withRequestContext(Events.context(caller)));
    }
}
