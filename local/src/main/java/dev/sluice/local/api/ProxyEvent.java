package dev.sluice.local.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.sluice.local.template.PseudoParameters;
import dev.sluice.local.template.RestApi;
import dev.sluice.model.Json;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes the event that a Lambda proxy integration of a REST API (payload 1.0) gets.
final class ProxyEvent {
    private static final DateTimeFormatter REQUEST_TIME =
            DateTimeFormatter.ofPattern("dd/MMM/yyyy:HH:mm:ss Z", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    /// What the gateway keeps to itself.
    private static final Set<String> KEPT_BACK = Set.of("authorization", "connection", "expect");

    private final RestApi api;

    ProxyEvent(RestApi api) {
        this.api = api;
    }

    /// The event as UTF-8 JSON.
    byte[] write(
            ApiRequest request,
            Routes.Match match,
            Optional<Caller> caller,
            String requestId,
            Instant now) {
        var event = JsonNodeFactory.instance.objectNode();
        event.put("resource", match.route().path());
        event.put("path", Routes.decode(request.path().substring(api.stage().length() + 1)));
        event.put("httpMethod", request.method());
        putHeaders(event, request, requestId);
        putQuery(event, request.query());
        if (match.parameters().isEmpty()) {
            event.putNull("pathParameters");
        } else {
            match.parameters().forEach(event.putObject("pathParameters")::put);
        }
        event.putNull("stageVariables");
        putContext(event.putObject("requestContext"), request, match, requestId, now);
        putIdentity(event.withObject("/requestContext/identity"), request, caller);
        putBody(event, request);
        return bytes(event);
    }

    private static void putHeaders(ObjectNode event, ApiRequest request, String requestId) {
        var forwarded =
                List.of(
                        new HeaderLines.Line("X-Amzn-Trace-Id", "Root=" + requestId),
                        new HeaderLines.Line("X-Forwarded-For", request.sourceIp()),
                        new HeaderLines.Line("X-Forwarded-Port", port(request)),
                        new HeaderLines.Line("X-Forwarded-Proto", "http"));
        var own = forwarded.stream().map(HeaderLines.Line::name).toList();
        var lines =
                new ArrayList<>(
                        request.headers().lines().stream()
                                .filter(line -> isPassedOn(line.name(), own))
                                .toList());
        lines.addAll(forwarded);
        var single = event.putObject("headers");
        var multi = event.putObject("multiValueHeaders");
        new HeaderLines(lines)
                .grouped()
                .forEach((name, values) -> {
                    single.put(name, values.getLast());
                    values.forEach(multi.putArray(name)::add);
                });
    }

    private static boolean isPassedOn(String name, List<String> own) {
        return !KEPT_BACK.contains(name.toLowerCase(Locale.ROOT))
                && own.stream().noneMatch(name::equalsIgnoreCase);
    }

    private static String port(ApiRequest request) {
        var host = request.headers().last("Host").orElse("");
        return host.contains(":") ? host.substring(host.lastIndexOf(':') + 1) : "80";
    }

    private static void putQuery(ObjectNode event, String query) {
        if (query.isEmpty()) {
            event.putNull("queryStringParameters");
            event.putNull("multiValueQueryStringParameters");
            return;
        }
        Map<String, List<String>> values =
                Arrays.stream(query.split("&"))
                        .filter(pair -> !pair.isEmpty())
                        .map(pair -> pair.split("=", 2))
                        .collect(
                                Collectors.groupingBy(
                                        pair -> plain(pair[0]),
                                        LinkedHashMap::new,
                                        Collectors.mapping(
                                                pair -> pair.length == 2 ? plain(pair[1]) : "",
                                                Collectors.toList())));
        var single = event.putObject("queryStringParameters");
        var multi = event.putObject("multiValueQueryStringParameters");
        values.forEach((name, all) -> {
            single.put(name, all.getLast());
            all.forEach(multi.putArray(name)::add);
        });
    }

    private static String plain(String raw) {
        return Routes.decode(raw.replace("+", "%20"));
    }

    private void putContext(
            ObjectNode context,
            ApiRequest request,
            Routes.Match match,
            String requestId,
            Instant now) {
        var host = request.headers().last("Host").orElse("");
        context.put("accountId", PseudoParameters.ACCOUNT)
                .put("apiId", api.id())
                .put("domainName", host)
                .put("domainPrefix", host.split("[.:]", 2)[0])
                .put("extendedRequestId", requestId)
                .put("httpMethod", request.method())
                .put("path", request.path())
                .put("protocol", "HTTP/1.1")
                .put("requestId", requestId)
                .put("requestTime", REQUEST_TIME.format(now))
                .put("requestTimeEpoch", now.toEpochMilli())
                .put("resourceId", match.route().resourceId())
                .put("resourcePath", match.route().path())
                .put("stage", api.stage());
    }

    private static void putIdentity(
            ObjectNode identity, ApiRequest request, Optional<Caller> caller) {
        identity.put("accessKey", caller.map(Caller::accessKey).orElse(null))
                .put("accountId", caller.map(Caller::accountId).orElse(null))
                .put("caller", caller.map(Caller::id).orElse(null))
                .put("user", caller.map(Caller::id).orElse(null))
                .put("userArn", caller.map(Caller::arn).orElse(null))
                .put("sourceIp", request.sourceIp())
                .put("userAgent", request.headers().last("User-Agent").orElse(null))
                .putNull("cognitoAuthenticationProvider")
                .putNull("cognitoAuthenticationType")
                .putNull("cognitoIdentityId")
                .putNull("cognitoIdentityPoolId")
                .putNull("principalOrgId");
    }

    private void putBody(ObjectNode event, ApiRequest request) {
        var binary = isBinary(request.headers().last("Content-Type").orElse("application/json"));
        if (request.body().length == 0) {
            event.putNull("body");
        } else if (binary) {
            event.put("body", Base64.getEncoder().encodeToString(request.body()));
        } else {
            event.put("body", new String(request.body(), StandardCharsets.UTF_8));
        }
        event.put("isBase64Encoded", binary && request.body().length > 0);
    }

    private boolean isBinary(String contentType) {
        var type = contentType.split(";", 2)[0].strip();
        return api.binaryMediaTypes().stream()
                .anyMatch(binary -> binary.equals("*/*") || binary.equalsIgnoreCase(type));
    }

    private static byte[] bytes(ObjectNode event) {
        try {
            return Json.mapper().writeValueAsBytes(event);
        } catch (JsonProcessingException aTreeAlwaysWrites) {
            throw new IllegalStateException(aTreeAlwaysWrites);
        }
    }
}
