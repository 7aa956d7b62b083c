package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.functions.runtime.Wiring;
import dev.sluice.model.Owner;

/// `POST /upload`.
public final class UploadHandler
        implements RequestHandler<APIGatewayProxyRequestEvent, APIGatewayProxyResponseEvent> {

    private final OpenUpload openUpload;

    /// Called by Lambda.
    public UploadHandler() {
        this(Wiring.production());
    }

    /// Takes what it needs.
    public UploadHandler(Wiring wiring) {
        this(wiring.openUpload());
    }

    UploadHandler(OpenUpload openUpload) {
        this.openUpload = openUpload;
    }

    @Override
    public APIGatewayProxyResponseEvent handleRequest(
            APIGatewayProxyRequestEvent event, Context context) {
        return Edge.answer(event, context, this::answer);
    }

    private Answer answer(ApiRequest request, Owner owner) {
        return switch (openUpload.open(owner, RequestReader.upload(request))) {
            case UploadOutcome.Opened(var answer) -> Answer.json(201, answer);
            case UploadOutcome.Reissued(var answer) -> Answer.json(200, answer);
            case UploadOutcome.Refused(var refusal) -> Answer.problem(refusal);
        };
    }
}
