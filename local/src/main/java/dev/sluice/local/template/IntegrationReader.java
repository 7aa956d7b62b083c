package dev.sluice.local.template;

import dev.sluice.local.template.RestApi.Integration;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads the `Integration` of an API method.
final class IntegrationReader {
    private static final int DEFAULT_MILLIS = 29_000;
    private static final String JSON = "application/json";
    private static final String HEADER = "method.response.header.";
    private static final Pattern STATUS = Pattern.compile("statusCode\"?\\s*:\\s*(\\d{3})");

    private final LogicalIds ids;

    IntegrationReader(LogicalIds ids) {
        this.ids = ids;
    }

    Integration read(Fields integration) {
        return switch (integration.text("Type")) {
            case "AWS_PROXY" -> proxy(integration);
            case "MOCK" -> mock(integration);
            default ->
                    throw integration.unknown("Type", "local mode knows AWS_PROXY and MOCK only");
        };
    }

    private Integration proxy(Fields integration) {
        integration.only(
                Set.of("IntegrationHttpMethod", "TimeoutInMillis", "Type", "Uri"),
                Set.of("Credentials", "PassthroughBehavior", "ResponseTransferMode"));
        return new Integration.Proxy(
                ids.function(integration, "Uri"),
                Duration.ofMillis(integration.number("TimeoutInMillis", DEFAULT_MILLIS)));
    }

    private static Integration mock(Fields integration) {
        integration.only(
                Set.of("IntegrationResponses", "RequestTemplates", "Type"),
                Set.of("PassthroughBehavior"));
        var requested = STATUS.matcher(integration.map("RequestTemplates").getOrDefault(JSON, ""));
        if (!requested.find()) {
            throw integration.unknown("RequestTemplates", "no statusCode for " + JSON);
        }
        var answers = integration.objects("IntegrationResponses");
        var answer =
                answers.stream()
                        .filter(one ->
                                one.has("SelectionPattern")
                                        && requested.group(1).matches(one.text("SelectionPattern")))
                        .findFirst()
                        .or(() ->
                                answers.stream()
                                        .filter(one -> !one.has("SelectionPattern"))
                                        .findFirst())
                        .orElseThrow(
                                () -> integration.unknown("IntegrationResponses", "none fits"));
        return answer(answer);
    }

    private static Integration answer(Fields answer) {
        answer.only(
                Set.of("ResponseParameters", "ResponseTemplates", "SelectionPattern", "StatusCode"),
                Set.of("ContentHandling"));
        var templates =
                answer.map("ResponseTemplates").entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .toList();
        return new Integration.Mock(
                answer.number("StatusCode", 0),
                headers(answer, HEADER),
                templates.isEmpty() ? JSON : templates.getFirst().getKey(),
                templates.isEmpty() ? "" : templates.getFirst().getValue());
    }

    /// The headers among `ResponseParameters`; only fixed values, which stand in single quotes.
    static Map<String, String> headers(Fields fields, String prefix) {
        var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
        fields.map("ResponseParameters")
                .forEach((name, value) -> {
                    var fixed = value.length() > 1 && value.startsWith("'") && value.endsWith("'");
                    if (!name.startsWith(prefix) || !fixed) {
                        throw fields.unknown(
                                "ResponseParameters",
                                "local mode knows fixed headers only: " + name);
                    }
                    headers.put(
                            name.substring(prefix.length()),
                            value.substring(1, value.length() - 1));
                });
        return headers;
    }
}
