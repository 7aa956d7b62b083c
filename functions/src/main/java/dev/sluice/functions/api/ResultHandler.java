package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.functions.runtime.Wiring;
import dev.sluice.model.Owner;

/// `GET /result/{id}`.
public final class ResultHandler
        implements RequestHandler<APIGatewayProxyRequestEvent, APIGatewayProxyResponseEvent> {

    private final ReadResult readResult;

    /// Called by Lambda.
    public ResultHandler() {
        this(Wiring.production());
    }

    /// Takes what it needs.
    public ResultHandler(Wiring wiring) {
        this(wiring.readResult());
    }

    ResultHandler(ReadResult readResult) {
        this.readResult = readResult;
    }

    @Override
    public APIGatewayProxyResponseEvent handleRequest(
            APIGatewayProxyRequestEvent event, Context context) {
        return Edge.answer(event, context, this::answer);
    }

    private Answer answer(ApiRequest request, Owner owner) {
        return switch (request.pathId()
                .map(id -> readResult.read(owner, id))
                .orElseGet(ReadOutcome.Unknown::new)) {
            case ReadOutcome.Found(var view, var retryAfter) ->
                    Answer.json(200, view).retryAfter(retryAfter);
            case ReadOutcome.Unknown() -> Answer.problem(Refusal.NO_SUCH_TASK);
        };
    }
}
