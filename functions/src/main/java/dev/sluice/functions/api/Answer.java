package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyResponseEvent;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// An HTTP answer. Browsers may read every one of them, errors too.
///
/// @param status HTTP
/// @param headers besides the ones that every answer has
/// @param body JSON
record Answer(int status, Map<String, String> headers, String body) {

    private static final Map<String, String> EVERY =
            Map.of(
                    "Access-Control-Allow-Origin", "*",
                    "Access-Control-Expose-Headers", "Retry-After",
                    "Cache-Control", "no-store");

    static Answer json(int status, Object value) {
        return new Answer(status, Map.of("Content-Type", "application/json"), Json.write(value));
    }

    /// RFC 9457.
    static Answer problem(Refusal refusal) {
        var code = refusal.code();
        var problem =
                new Problem(
                        title(code),
                        code.httpStatus(),
                        code,
                        refusal.detail(),
                        refusal.errors().isEmpty() ? null : refusal.errors());
        return new Answer(
                        code.httpStatus(),
                        Map.of("Content-Type", Problem.MEDIA_TYPE),
                        Json.write(problem))
                .retryAfter(refusal.retryAfter());
    }

    /// Whole seconds, rounded up, at least one.
    Answer retryAfter(Optional<Duration> delay) {
        if (delay.isEmpty()) {
            return this;
        }
        var more = new TreeMap<>(headers);
        var seconds = Math.max(1, Math.ceilDiv(delay.get().toMillis(), 1000L));
        more.put("Retry-After", String.valueOf(seconds));
        return new Answer(status, more, body);
    }

    APIGatewayProxyResponseEvent event() {
        var all = new TreeMap<>(EVERY);
        all.putAll(headers);
        return new APIGatewayProxyResponseEvent()
                .withStatusCode(status)
                .withHeaders(all)
                .withBody(body)
                .withIsBase64Encoded(false);
    }

    private static String title(ErrorCode code) {
        var words = code.code().replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
