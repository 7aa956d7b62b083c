package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import software.amazon.lambda.powertools.logging.PowertoolsLogging;

/// What every API function does around its own work: log under the request's id, know the caller,
/// and answer a failure of ours as a problem that tells nothing of the inside.
final class Edge {

    private static final Logger LOG = LoggerFactory.getLogger(Edge.class);

    private static final String TASK = "taskId";

    private Edge() {}

    /// Which task the log lines of this request are about.
    static void about(TaskId id) {
        MDC.put(TASK, id.value());
    }

    static APIGatewayProxyResponseEvent answer(
            APIGatewayProxyRequestEvent event,
            Context context,
            BiFunction<ApiRequest, Owner, Answer> work) {
        return PowertoolsLogging.withLogging(context, () -> answer(event, work).event());
    }

    private static Answer answer(
            APIGatewayProxyRequestEvent event, BiFunction<ApiRequest, Owner, Answer> work) {
        var request = new ApiRequest(event);
        request.pathId().ifPresent(Edge::about);
        try {
            var answer =
                    Callers.owner(event)
                            .map(owner -> work.apply(request, owner))
                            .orElseGet(Edge::nobody);
            LOG.info(
                    "{} {} answered {}",
                    event.getHttpMethod(),
                    event.getResource(),
                    answer.status());
            return answer;
        } catch (RuntimeException failure) {
            LOG.error("request failed", failure);
            return Answer.problem(
                    Refusal.of(ErrorCode.INTERNAL, "the request could not be carried out"));
        } finally {
            MDC.remove(TASK);
        }
    }

    private static Answer nobody() {
        return Answer.problem(Refusal.of(ErrorCode.FORBIDDEN, "the caller is not known"));
    }
}
