package dev.sluice.local.simulator;

import dev.sluice.local.simulator.http.WireReply;
import dev.sluice.local.simulator.wire.AnswerWriter;
import dev.sluice.local.simulator.wire.ServiceError;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/// Puts an ending on the wire.
final class CallReply {
    private static final String ERROR_NAMESPACE =
            ":http://internal.amazon.com/coral/com.amazon.bedrock/";

    private CallReply() {}

    /// @param serviceTier the tier the request named, or nothing
    static WireReply of(Ending ending, String requestId, String serviceTier) {
        return switch (ending) {
            case Ending.Completed(var completion, var latency) ->
                    json(
                            200,
                            headers(requestId),
                            AnswerWriter.converse(completion, latency, serviceTier));
            case Ending.Counted(var inputTokens) ->
                    json(200, headers(requestId), AnswerWriter.countTokens(inputTokens));
            case Ending.Refused(var error) -> refused(error, requestId);
            case Ending.Broken _, Ending.Mute _ -> new WireReply.Cut();
        };
    }

    static WireReply refused(ServiceError error, String requestId) {
        var headers = headers(requestId);
        headers.put("x-amzn-ErrorType", error.type().wireName() + ERROR_NAMESPACE);
        var retryAfter = error.retryAfter();
        if (retryAfter != null) {
            headers.put("Retry-After", Long.toString(seconds(retryAfter)));
        }
        return json(error.type().status(), headers, AnswerWriter.error(error));
    }

    private static long seconds(Duration wait) {
        return Math.ceilDiv(wait.toMillis(), 1_000L);
    }

    private static Map<String, String> headers(String requestId) {
        var headers = new LinkedHashMap<String, String>();
        headers.put("Content-Type", "application/json");
        headers.put("x-amzn-RequestId", requestId);
        return headers;
    }

    private static WireReply json(int status, Map<String, String> headers, byte[] body) {
        return new WireReply.Whole(status, headers, body);
    }
}
