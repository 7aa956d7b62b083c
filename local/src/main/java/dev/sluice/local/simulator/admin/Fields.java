package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.config.Quantities;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/// The fields of one JSON object. A field that breaks its rule is reported and read as its
/// fallback.
final class Fields {
    private final JsonNode node;
    private final String path;
    private final Problems problems;

    private Fields(JsonNode node, String path, Problems problems) {
        this.node = node;
        this.path = path;
        this.problems = problems;
    }

    /// Reports what is no object, and fields other than these.
    static Fields of(JsonNode node, String path, Problems problems, Set<String> known) {
        var fields = any(node, path, problems);
        for (var field : node.properties()) {
            if (!known.contains(field.getKey())) {
                problems.add(
                        fields.path(field.getKey()),
                        field.getValue(),
                        "known here; known are " + known.stream().sorted().toList());
            }
        }
        return fields;
    }

    /// An object with fields of any name.
    static Fields any(JsonNode node, String path, Problems problems) {
        if (!node.isObject()) {
            problems.add(path.isEmpty() ? "body" : path, node, "a JSON object");
        }
        return new Fields(node, path, problems);
    }

    Optional<JsonNode> get(String name) {
        return Optional.ofNullable(node.get(name)).filter(value -> !value.isNull());
    }

    void each(BiConsumer<String, JsonNode> reader) {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            reader.accept(field.getKey(), field.getValue());
        }
    }

    String path(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    Duration duration(String name, Duration fallback) {
        return get(name)
                .flatMap(value ->
                        Quantities.duration(value.asText())
                                .filter(time -> value.isTextual() && !time.isNegative())
                                .or(() ->
                                        wrong(
                                                name,
                                                value,
                                                "a duration such as 300ms, 2m or PT0.5S")))
                .orElse(fallback);
    }

    double number(String name, double fallback, double min, double max) {
        return get(name)
                .flatMap(value ->
                        value.isNumber() && value.asDouble() >= min && value.asDouble() <= max
                                ? Optional.of(value.asDouble())
                                : wrong(name, value, "a number from " + min + " to " + max))
                .orElse(fallback);
    }

    int count(String name, int fallback) {
        return get(name)
                .flatMap(value ->
                        value.canConvertToInt() && value.isIntegralNumber() && value.asInt() >= 0
                                ? Optional.of(value.asInt())
                                : wrong(name, value, "a whole number from 0"))
                .orElse(fallback);
    }

    Optional<Long> whole(String name, long min, long max) {
        return get(name)
                .flatMap(value ->
                        value.isIntegralNumber()
                                        && value.canConvertToLong()
                                        && value.asLong() >= min
                                        && value.asLong() <= max
                                ? Optional.of(value.asLong())
                                : wrong(name, value, wholeFrom(min, max)));
    }

    static String wholeFrom(long min, long max) {
        return "a whole number from " + min + " to " + max;
    }

    Optional<String> text(String name) {
        return get(name)
                .flatMap(value ->
                        value.isTextual() && !value.asText().isBlank()
                                ? Optional.of(value.asText())
                                : wrong(name, value, "a text"));
    }

    List<String> texts(String name) {
        var texts = new ArrayList<String>();
        get(name)
                .ifPresent(list -> {
                    if (!list.isArray()) {
                        problems.add(path(name), list, "a list of texts");
                    }
                    for (var item : list) {
                        if (item.isTextual()) {
                            texts.add(item.asText());
                        } else {
                            problems.add(path(name), item, "a text");
                        }
                    }
                });
        return texts;
    }

    private <T> Optional<T> wrong(String name, JsonNode value, String rule) {
        problems.add(path(name), value, rule);
        return Optional.empty();
    }
}
