package dev.sluice.infra.api;

import java.util.List;
import java.util.Map;
import software.amazon.awscdk.Duration;
import software.amazon.awscdk.services.apigateway.CorsOptions;

/// What browsers of other origins may do. Who may call is for the signature to say, not the origin.
final class Cors {

    private Cors() {}

    /// The answer to a preflight, on every route.
    static CorsOptions preflight() {
        return CorsOptions.builder()
                .allowOrigins(List.of("*"))
                .allowMethods(List.of("GET", "POST", "DELETE", "OPTIONS"))
                .allowHeaders(
                        List.of(
                                "authorization",
                                "content-type",
                                "idempotency-key",
                                "x-amz-content-sha256",
                                "x-amz-date",
                                "x-amz-security-token"))
                .maxAge(Duration.hours(1))
                .build();
    }

    /// Headers of answers that the gateway gives by itself; a literal stands in single quotes.
    static Map<String, String> headers() {
        return Map.of(
                "Access-Control-Allow-Origin", "'*'",
                "Access-Control-Expose-Headers", "'Retry-After'");
    }
}
