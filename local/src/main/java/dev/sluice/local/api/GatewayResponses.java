package dev.sluice.local.api;

import dev.sluice.local.template.RestApi.GatewayResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Words the gateway's own answers as the template wants them.
final class GatewayResponses {
    private static final String JSON = "application/json";

    private final List<GatewayResponse> responses;

    GatewayResponses(List<GatewayResponse> responses) {
        this.responses = responses;
    }

    /// The answer for one refusal.
    ApiAnswer answer(Refusal refusal, String requestId) {
        var response = find(refusal.name()).or(() -> find(refusal.fallback()));
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        headers.put("Content-Type", JSON);
        headers.put("x-amzn-ErrorType", refusal.name());
        response.ifPresent(found -> headers.putAll(found.headers()));
        var template =
                response.map(GatewayResponse::templates)
                        .map(templates -> templates.get(JSON))
                        .orElse("{\"message\":$context.error.messageString}");
        return ApiAnswer.of(
                response.map(GatewayResponse::status).orElse(refusal.status),
                headers,
                worded(template, refusal, requestId));
    }

    private Optional<GatewayResponse> find(String type) {
        return responses.stream().filter(response -> response.type().equals(type)).findFirst();
    }

    /// The longer names first, as one is the beginning of the other.
    private static String worded(String template, Refusal refusal, String requestId) {
        var worded = template;
        for (var variable :
                List.of(
                        Map.entry("$context.error.messageString", "\"" + refusal.message + "\""),
                        Map.entry("$context.error.message", refusal.message),
                        Map.entry("$context.error.responseType", refusal.name()),
                        Map.entry("$context.requestId", requestId))) {
            worded = worded.replace(variable.getKey(), variable.getValue());
        }
        return worded;
    }
}
