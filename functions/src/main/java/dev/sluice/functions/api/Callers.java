package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.ProxyRequestContext;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent.RequestIdentity;
import dev.sluice.model.Owner;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Who calls, as the gateway has verified.
final class Callers {

    private Callers() {}

    /// Under a token, issuer and subject. Under IAM, the account and the caller id before `:`: a
    /// role's sessions (`AROA…:session`) are one owner, as a user (`AIDA…`) is.
    static Optional<Owner> owner(APIGatewayProxyRequestEvent event) {
        var context = Optional.ofNullable(event.getRequestContext());
        return context.map(ProxyRequestContext::getAuthorizer)
                .map(authorizer -> authorizer.get("claims"))
                .flatMap(Callers::byToken)
                .or(() -> context.map(ProxyRequestContext::getIdentity).flatMap(Callers::byIam));
    }

    private static Optional<Owner> byToken(Object claims) {
        return claims instanceof Map<?, ?> map
                ? both(map.get("iss"), map.get("sub"), "|")
                : Optional.empty();
    }

    private static Optional<Owner> byIam(RequestIdentity identity) {
        var caller = Optional.ofNullable(identity.getCaller()).map(id -> id.split(":", 2)[0]);
        return both(identity.getAccountId(), caller.orElse(null), ":");
    }

    private static Optional<Owner> both(
            @Nullable Object space, @Nullable Object name, String joined) {
        return space instanceof String first
                        && name instanceof String second
                        && !first.isBlank()
                        && !second.isBlank()
                ? Optional.of(new Owner(first + joined + second))
                : Optional.empty();
    }
}
