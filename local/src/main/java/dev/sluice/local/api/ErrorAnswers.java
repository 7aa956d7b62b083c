package dev.sluice.local.api;

import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// What the HTTP server has to say by itself, in the gateway's words: never a page of HTML.
final class ErrorAnswers extends ErrorHandler {
    private final Gateway gateway;
    private final RandomGenerator random;

    ErrorAnswers(Gateway gateway, RandomGenerator random) {
        this.gateway = gateway;
        this.random = random;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        var refusal = status < 500 ? Refusal.DEFAULT_4XX : Refusal.DEFAULT_5XX;
        var answer = gateway.refuse(refusal, ApiHost.requestId(random));
        response.setStatus(answer.status());
        answer.headers()
                .lines()
                .forEach(line -> response.getHeaders().put(line.name(), line.value()));
        Content.Sink.write(
                response, true, new String(answer.body(), StandardCharsets.UTF_8), callback);
    }
}
