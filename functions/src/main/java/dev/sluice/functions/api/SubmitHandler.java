package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.functions.runtime.Wiring;
import dev.sluice.functions.task.Task;
import dev.sluice.model.Owner;
import dev.sluice.model.SubmitAnswer;

/// `POST /submit`.
public final class SubmitHandler
        implements RequestHandler<APIGatewayProxyRequestEvent, APIGatewayProxyResponseEvent> {

    private final SubmitTask submitTask;

    /// Called by Lambda.
    public SubmitHandler() {
        this(Wiring.production());
    }

    /// Takes what it needs.
    public SubmitHandler(Wiring wiring) {
        this(wiring.submitTask());
    }

    SubmitHandler(SubmitTask submitTask) {
        this.submitTask = submitTask;
    }

    @Override
    public APIGatewayProxyResponseEvent handleRequest(
            APIGatewayProxyRequestEvent event, Context context) {
        return Edge.answer(event, context, this::answer);
    }

    private Answer answer(ApiRequest request, Owner owner) {
        var submission = RequestReader.submit(request);
        return switch (submitTask.submit(owner, submission, request.header("Idempotency-Key"))) {
            case SubmitResult.Accepted(var task) -> Answer.json(202, accepted(task, request));
            case SubmitResult.Refused(var refusal) -> Answer.problem(refusal);
        };
    }

    private static SubmitAnswer accepted(Task task, ApiRequest request) {
        return new SubmitAnswer(
                task.id(), task.status(), task.lane(), request.resultUrl(task.id()), null);
    }
}
