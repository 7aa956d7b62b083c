package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

/// Requests that the signer of the SDK has signed at one moment.
final class SignedRequests {
    static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
    static final byte[] BODY = "{\"prompt\":\"hé\"}".getBytes(UTF_8);
    static final Map<String, String> JSON = Map.of("content-type", "application/json");

    private SignedRequests() {}

    static ApiRequest signed(String method, String target, byte[] body) {
        return signed(SdkSigner.of("local", CLOCK), method, target, JSON, body);
    }

    static ApiRequest signed(
            SdkSigner signer,
            String method,
            String target,
            Map<String, String> headers,
            byte[] body) {
        var uri = URI.create("http://127.0.0.1:8080" + target);
        var lines = new ArrayList<HeaderLines.Line>();
        signer.sign(method, uri, headers, body)
                .forEach((name, values) ->
                        values.forEach(value -> lines.add(new HeaderLines.Line(name, value))));
        var parts = target.split("\\?", 2);
        return new ApiRequest(
                method,
                parts[0],
                parts.length == 2 ? parts[1] : "",
                new HeaderLines(lines),
                body,
                "127.0.0.1");
    }

    /// The same with another value in a header, after it was signed.
    static ApiRequest withHeader(ApiRequest request, String name, String value) {
        return changed(
                request,
                line ->
                        line.name().equalsIgnoreCase(name)
                                ? new HeaderLines.Line(name, value)
                                : line);
    }

    static ApiRequest changed(ApiRequest request, UnaryOperator<HeaderLines.Line> change) {
        var lines = request.headers().lines().stream().map(change).toArray();
        return new ApiRequest(
                request.method(),
                request.path(),
                request.query(),
                new HeaderLines(
                        Arrays.stream(lines)
                                .filter(Objects::nonNull)
                                .map(HeaderLines.Line.class::cast)
                                .toList()),
                request.body(),
                request.sourceIp());
    }
}
