package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.functions.runtime.Wiring;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskStatus;
import java.util.Map;

/// `DELETE /result/{id}`.
public final class CancelHandler
        implements RequestHandler<APIGatewayProxyRequestEvent, APIGatewayProxyResponseEvent> {

    private final WithdrawTask withdrawTask;

    /// Called by Lambda.
    public CancelHandler() {
        this(Wiring.production());
    }

    /// Takes what it needs.
    public CancelHandler(Wiring wiring) {
        this(wiring.withdrawTask());
    }

    CancelHandler(WithdrawTask withdrawTask) {
        this.withdrawTask = withdrawTask;
    }

    @Override
    public APIGatewayProxyResponseEvent handleRequest(
            APIGatewayProxyRequestEvent event, Context context) {
        return Edge.answer(event, context, this::answer);
    }

    private Answer answer(ApiRequest request, Owner owner) {
        return switch (request.pathId()
                .map(id -> withdrawTask.withdraw(owner, id))
                .orElseGet(WithdrawResult.Unknown::new)) {
            case WithdrawResult.Cancelled() -> done(request, TaskStatus.CANCELLED);
            case WithdrawResult.Erased() -> done(request, TaskStatus.ERASED);
            case WithdrawResult.Running(var left) ->
                    Answer.problem(
                            Refusal.of(ErrorCode.PROCESSING, "the task is being worked on")
                                    .after(left));
            case WithdrawResult.Unknown() -> Answer.problem(Refusal.NO_SUCH_TASK);
        };
    }

    private static Answer done(ApiRequest request, TaskStatus status) {
        return Answer.json(202, Map.of("taskId", request.pathId().orElseThrow(), "status", status));
    }
}
