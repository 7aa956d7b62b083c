package dev.sluice.infra.api;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.Problem;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awscdk.services.apigateway.GatewayResponseOptions;
import software.amazon.awscdk.services.apigateway.ResponseType;

/// Every answer that the gateway gives in place of a function: a problem like any other, without
/// the service's own words.
enum GatewayProblem {
    ACCESS_DENIED(ResponseType.ACCESS_DENIED, ErrorCode.FORBIDDEN, "You may not call this"),
    AUTHORIZER_FAILURE(ResponseType.AUTHORIZER_FAILURE, ErrorCode.INTERNAL, "Internal error"),
    AUTHORIZER_CONFIGURATION_ERROR(
            ResponseType.AUTHORIZER_CONFIGURATION_ERROR, ErrorCode.INTERNAL, "Internal error"),
    BAD_REQUEST_BODY(
            ResponseType.BAD_REQUEST_BODY, ErrorCode.INVALID_REQUEST, "The body is not valid"),
    BAD_REQUEST_PARAMETERS(
            ResponseType.BAD_REQUEST_PARAMETERS, ErrorCode.INVALID_REQUEST, "A parameter is wrong"),
    EXPIRED_TOKEN(ResponseType.EXPIRED_TOKEN, ErrorCode.FORBIDDEN, "The credentials have expired"),
    INTEGRATION_FAILURE(ResponseType.INTEGRATION_FAILURE, ErrorCode.INTERNAL, "Internal error"),
    INTEGRATION_TIMEOUT(ResponseType.INTEGRATION_TIMEOUT, ErrorCode.TIMEOUT, "Took too long"),
    INVALID_SIGNATURE(
            ResponseType.INVALID_SIGNATURE, ErrorCode.FORBIDDEN, "The signature does not match"),
    MISSING_AUTHENTICATION_TOKEN(
            ResponseType.MISSING_AUTHENTICATION_TOKEN,
            ErrorCode.FORBIDDEN,
            "Not signed, or no such route"),
    QUOTA_EXCEEDED(ResponseType.QUOTA_EXCEEDED, ErrorCode.TOO_MANY_REQUESTS, "Too many requests"),
    REQUEST_TOO_LARGE(
            ResponseType.REQUEST_TOO_LARGE, ErrorCode.PAYLOAD_TOO_LARGE, "The body is too large"),
    RESOURCE_NOT_FOUND(ResponseType.RESOURCE_NOT_FOUND, ErrorCode.NOT_FOUND, "No such route"),
    THROTTLED(ResponseType.THROTTLED, ErrorCode.TOO_MANY_REQUESTS, "Too many requests"),
    UNAUTHORIZED(ResponseType.UNAUTHORIZED, ErrorCode.FORBIDDEN, "No valid token"),
    UNSUPPORTED_MEDIA_TYPE(
            ResponseType.UNSUPPORTED_MEDIA_TYPE,
            ErrorCode.UNSUPPORTED_MEDIA_TYPE,
            "The body must be application/json"),
    WAF_FILTERED(ResponseType.WAF_FILTERED, ErrorCode.FORBIDDEN, "You may not call this"),
    DEFAULT_4XX(ResponseType.DEFAULT_4_XX, ErrorCode.INVALID_REQUEST, "The request is not valid"),
    DEFAULT_5XX(ResponseType.DEFAULT_5_XX, ErrorCode.INTERNAL, "Internal error");

    private final ResponseType type;
    private final ErrorCode code;
    private final String title;

    GatewayProblem(ResponseType type, ErrorCode code, String title) {
        this.type = type;
        this.code = code;
        this.title = title;
    }

    GatewayResponseOptions response() {
        var problem = new Problem(title, code.httpStatus(), code, null, null);
        var headers = new HashMap<>(Cors.headers());
        headers.put("Content-Type", "'" + Problem.MEDIA_TYPE + "'");
        return GatewayResponseOptions.builder()
                .type(type)
                .statusCode(String.valueOf(code.httpStatus()))
                .responseHeaders(headers)
                // The template is found by the request's Accept header, of which this one is the
                // default.
                .templates(Map.of("application/json", Json.write(problem)))
                .build();
    }
}
