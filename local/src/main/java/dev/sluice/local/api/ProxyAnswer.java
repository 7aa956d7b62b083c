package dev.sluice.local.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;

/// Reads what a function gives back to a Lambda proxy integration.
final class ProxyAnswer {
    private static final Set<String> MEMBERS =
            Set.of("statusCode", "headers", "multiValueHeaders", "body", "isBase64Encoded");
    private static final int LOWEST = 100;
    private static final int HIGHEST = 599;

    private ProxyAnswer() {}

    /// The answer to pass on, or nothing when it is malformed, which the gateway answers by itself.
    static Optional<ApiAnswer> read(byte[] payload) {
        try {
            var answer = Json.mapper().readTree(payload);
            var status = answer.path("statusCode").asInt();
            var wellFormed =
                    answer.isObject()
                            && answer.properties().stream()
                                    .allMatch(member -> MEMBERS.contains(member.getKey()))
                            && !answer.path("body").isContainerNode()
                            && status >= LOWEST
                            && status <= HIGHEST;
            return wellFormed
                    ? Optional.of(new ApiAnswer(status, headers(answer), body(answer)))
                    : Optional.empty();
        } catch (IOException | IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static HeaderLines headers(JsonNode answer) {
        var lines = new ArrayList<HeaderLines.Line>();
        for (var header : answer.path("multiValueHeaders").properties()) {
            for (var value : header.getValue()) {
                lines.add(new HeaderLines.Line(header.getKey(), value.asText()));
            }
        }
        for (var header : answer.path("headers").properties()) {
            if (lines.stream().noneMatch(line -> line.name().equalsIgnoreCase(header.getKey()))) {
                lines.add(new HeaderLines.Line(header.getKey(), header.getValue().asText()));
            }
        }
        if (lines.stream().noneMatch(line -> line.name().equalsIgnoreCase("Content-Type"))) {
            lines.add(new HeaderLines.Line("Content-Type", "application/json"));
        }
        return new HeaderLines(lines);
    }

    private static byte[] body(JsonNode answer) {
        var text = answer.path("body").isNull() ? "" : answer.path("body").asText();
        return answer.path("isBase64Encoded").asBoolean()
                ? Base64.getDecoder().decode(text)
                : text.getBytes(StandardCharsets.UTF_8);
    }
}
