package dev.sluice.local.api;

import dev.sluice.local.api.SignatureVerdict.Refused;
import dev.sluice.local.api.SignatureVerdict.Verified;
import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.function.Invocation;
import dev.sluice.local.template.RestApi;
import dev.sluice.local.template.RestApi.Integration.Mock;
import dev.sluice.local.template.RestApi.Integration.Proxy;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// One stage of a REST API: route, signature, integration, answer. Knows nothing of sockets.
///
/// Thread-safe.
final class Gateway {
    /// The most that the gateway takes.
    static final int BODY_LIMIT = 10 * 1024 * 1024;

    /// The most that Lambda takes as the event of a synchronous invocation.
    static final int EVENT_LIMIT = 6_291_556;

    private final Routes routes;
    private final ProxyEvent events;
    private final GatewayResponses responses;
    private final SignatureCheck signatures;
    private final Map<String, FunctionInvoker> functions;
    private final InstantSource clock;

    Gateway(
            RestApi api,
            SignatureCheck signatures,
            Map<String, FunctionInvoker> functions,
            InstantSource clock) {
        this.routes = new Routes(api.stage(), api.routes());
        this.events = new ProxyEvent(api);
        this.responses = new GatewayResponses(api.gatewayResponses());
        this.signatures = signatures;
        this.functions = functions;
        this.clock = clock;
    }

    /// The answer to `request`.
    ApiAnswer answer(ApiRequest request, String requestId) {
        if (request.body().length > BODY_LIMIT) {
            return refuse(Refusal.REQUEST_TOO_LARGE, requestId);
        }
        return routes.find(request.method(), request.path())
                .map(match -> authorize(request, match, requestId))
                .orElseGet(() -> refuse(Refusal.MISSING_AUTHENTICATION_TOKEN, requestId));
    }

    /// The answer to what never became a request.
    ApiAnswer refuse(Refusal refusal, String requestId) {
        return responses.answer(refusal, requestId);
    }

    private ApiAnswer authorize(ApiRequest request, Routes.Match match, String requestId) {
        return switch (match.route().authorization()) {
            case NONE -> integrate(request, match, Optional.empty(), requestId);
            case AWS_IAM ->
                    switch (signatures.check(request)) {
                        case Verified(var caller) ->
                                integrate(request, match, Optional.of(caller), requestId);
                        case Refused(var refusal) -> refuse(refusal, requestId);
                    };
        };
    }

    private ApiAnswer integrate(
            ApiRequest request, Routes.Match match, Optional<Caller> caller, String requestId) {
        return switch (match.route().integration()) {
            case Mock mock ->
                    ApiAnswer.of(mock.status(), mock.headers(), mock.body())
                            .with("Content-Type", mock.contentType());
            case Proxy(var function, var timeout) -> {
                var event = events.write(request, match, caller, requestId, clock.instant());
                yield event.length > EVENT_LIMIT
                        ? refuse(Refusal.REQUEST_TOO_LARGE, requestId)
                        : settle(invoke(function, event, timeout), requestId);
            }
        };
    }

    private ApiAnswer settle(Optional<Invocation> invocation, String requestId) {
        if (invocation.isEmpty()) {
            return refuse(Refusal.INTEGRATION_TIMEOUT, requestId);
        }
        return switch (invocation.get()) {
            case Invocation.Responded(var payload) ->
                    ProxyAnswer.read(payload)
                            .orElseGet(() -> refuse(Refusal.DEFAULT_5XX, requestId));
            case Invocation.Throttled() -> refuse(Refusal.THROTTLED, requestId);
            case Invocation.TimedOut _, Invocation.FunctionError _ ->
                    refuse(Refusal.DEFAULT_5XX, requestId);
        };
    }

    /// How the invocation ended, or nothing when the gateway stopped waiting: the function runs on.
    private Optional<Invocation> invoke(String function, byte[] event, Duration patience) {
        var invoker = functions.get(function);
        if (invoker == null) {
            throw new IllegalStateException("no host for function " + function);
        }
        var call = new FutureTask<>(() -> invoker.invoke(event));
        Thread.ofVirtual().name("invoke-" + function).start(call);
        try {
            return Optional.of(call.get(patience.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException tooLate) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException broken) {
            throw new IllegalStateException("the invoker failed", broken.getCause());
        }
    }
}
