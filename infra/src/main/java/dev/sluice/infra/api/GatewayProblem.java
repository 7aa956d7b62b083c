package dev.sluice.infra.api;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awscdk.services.apigateway.GatewayResponseOptions;
import software.amazon.awscdk.services.apigateway.ResponseType;

/// Every answer that the gateway gives in place of a function: a problem like any other, without
/// the service's own words. Each constant is named as the gateway names the kind of answer.
enum GatewayProblem {
    ACCESS_DENIED(ErrorCode.FORBIDDEN, "You may not call this"),
    AUTHORIZER_FAILURE(ErrorCode.INTERNAL, "Internal error"),
    AUTHORIZER_CONFIGURATION_ERROR(ErrorCode.INTERNAL, "Internal error"),
    BAD_REQUEST_BODY(ErrorCode.INVALID_REQUEST, "The body is not valid"),
    BAD_REQUEST_PARAMETERS(ErrorCode.INVALID_REQUEST, "A parameter is wrong"),
    EXPIRED_TOKEN(ErrorCode.FORBIDDEN, "The credentials have expired"),
    INTEGRATION_FAILURE(ErrorCode.INTERNAL, "Internal error"),
    INTEGRATION_TIMEOUT(ErrorCode.TIMEOUT, "Took too long"),
    INVALID_SIGNATURE(ErrorCode.FORBIDDEN, "The signature does not match"),
    MISSING_AUTHENTICATION_TOKEN(ErrorCode.FORBIDDEN, "Not signed, or no such route"),
    QUOTA_EXCEEDED(ErrorCode.TOO_MANY_REQUESTS, "Too many requests"),
    REQUEST_TOO_LARGE(ErrorCode.PAYLOAD_TOO_LARGE, "The body is too large"),
    RESOURCE_NOT_FOUND(ErrorCode.NOT_FOUND, "No such route"),
    THROTTLED(ErrorCode.TOO_MANY_REQUESTS, "Too many requests"),
    UNAUTHORIZED(ErrorCode.FORBIDDEN, "No valid token"),
    UNSUPPORTED_MEDIA_TYPE(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "The body must be application/json"),
    WAF_FILTERED(ErrorCode.FORBIDDEN, "You may not call this"),
    DEFAULT_4XX(ErrorCode.INVALID_REQUEST, "The request is not valid"),
    DEFAULT_5XX(ErrorCode.INTERNAL, "Internal error");

    private final ErrorCode code;
    private final String title;

    GatewayProblem(ErrorCode code, String title) {
        this.code = code;
        this.title = title;
    }

    GatewayResponseOptions response() {
        var problem = new Problem(title, code.httpStatus(), code, null, null);
        var headers = new HashMap<>(Cors.headers());
        headers.put("Content-Type", "'" + Problem.MEDIA_TYPE + "'");
        return GatewayResponseOptions.builder()
                .type(ResponseType.of(name()))
                .statusCode(String.valueOf(code.httpStatus()))
                .responseHeaders(headers)
                // The template is found by the request's Accept header, of which this one is the
                // default.
                .templates(Map.of("application/json", Json.write(problem)))
                .build();
    }
}
