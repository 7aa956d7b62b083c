package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import dev.sluice.model.TaskId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What a REST API proxy event says, with everything absent that may be. Header names are compared
/// without case.
record ApiRequest(APIGatewayProxyRequestEvent event) {

    /// The last value of a header.
    Optional<String> header(String name) {
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        Optional.ofNullable(event.getHeaders()).ifPresent(headers::putAll);
        return Optional.ofNullable(headers.get(name));
    }

    /// How often a header was sent with different values.
    long values(String name) {
        return Optional.ofNullable(event.getMultiValueHeaders())
                .orElse(Map.of())
                .entrySet()
                .stream()
                .filter(entry -> entry.getKey().equalsIgnoreCase(name))
                .flatMap(entry -> Optional.ofNullable(entry.getValue()).orElse(List.of()).stream())
                .distinct()
                .count();
    }

    /// The `{id}` of the path, when it can be one.
    Optional<TaskId> pathId() {
        return Optional.ofNullable(event.getPathParameters())
                .map(parameters -> parameters.get("id"))
                .flatMap(TaskId::parse);
    }

    /// Where this deployment answers for a task: the stage's own address, not the name it was
    /// called by.
    String resultUrl(TaskId id) {
        var context = event.getRequestContext();
        var scheme =
                header("X-Forwarded-Proto")
                        .map(proto -> proto.toLowerCase(Locale.ROOT))
                        .filter("http"::equals)
                        .orElse("https");
        return "%s://%s/%s/result/%s"
                .formatted(scheme, context.getDomainName(), context.getStage(), id);
    }
}
