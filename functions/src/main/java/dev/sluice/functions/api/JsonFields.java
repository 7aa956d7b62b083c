package dev.sluice.functions.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/// One object of a request body. Each read notes a value of the wrong type and goes on without it;
/// `null` counts as absent, and fields nobody asks for are ignored.
record JsonFields(String path, JsonNode node, Complaints complaints) {

    private static final int SHOWN = 40;

    Optional<String> text(String key) {
        return read(key, JsonNode::isTextual, JsonNode::textValue, "must be a string");
    }

    Optional<Long> whole(String key) {
        return read(
                key,
                value -> value.isIntegralNumber() && value.canConvertToLong(),
                JsonNode::longValue,
                "must be a whole number");
    }

    Optional<Double> number(String key) {
        return read(
                key,
                value -> value.isNumber() && Double.isFinite(value.doubleValue()),
                JsonNode::doubleValue,
                "must be a number");
    }

    Optional<Boolean> flag(String key) {
        return read(key, JsonNode::isBoolean, JsonNode::booleanValue, "must be true or false");
    }

    Optional<JsonFields> object(String key) {
        return read(
                key,
                JsonNode::isObject,
                value -> new JsonFields(at(key), value, complaints),
                "must be an object");
    }

    /// Elements of an array, each as one object.
    Optional<List<JsonFields>> objects(String key) {
        return elements(key, JsonNode::isObject, "must be an object")
                .map(elements -> {
                    var objects = new ArrayList<JsonFields>();
                    elements.forEach(
                            (path, value) -> objects.add(new JsonFields(path, value, complaints)));
                    return objects;
                });
    }

    Optional<List<String>> texts(String key) {
        return elements(key, JsonNode::isTextual, "must be a string")
                .map(elements -> elements.values().stream().map(JsonNode::textValue).toList());
    }

    /// An object whose values are all strings.
    Optional<Map<String, String>> textMap(String key) {
        return object(key)
                .map(fields -> {
                    var map = new LinkedHashMap<String, String>();
                    fields.node
                            .fieldNames()
                            .forEachRemaining(name ->
                                    fields.text(name).ifPresent(value -> map.put(name, value)));
                    return map;
                });
    }

    /// Where a field of this object stands.
    String at(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private Optional<Map<String, JsonNode>> elements(
            String key, Predicate<JsonNode> isRight, String rule) {
        return read(key, JsonNode::isArray, value -> value, "must be an array")
                .map(array -> {
                    var elements = new LinkedHashMap<String, JsonNode>();
                    for (int index = 0; index < array.size(); index++) {
                        var where = at(key) + "[" + index + "]";
                        if (isRight.test(array.get(index))) {
                            elements.put(where, array.get(index));
                        } else {
                            complaints.invalid(where, show(array.get(index)) + " " + rule);
                        }
                    }
                    return elements;
                });
    }

    private <T> Optional<T> read(
            String key, Predicate<JsonNode> isRight, Function<JsonNode, T> as, String rule) {
        var value = node.get(key);
        if (value == null || value.isNull()) {
            return Optional.empty();
        }
        if (!isRight.test(value)) {
            complaints.invalid(at(key), show(value) + " " + rule);
            return Optional.empty();
        }
        return Optional.of(as.apply(value));
    }

    /// A value as its sender wrote it, cut short: enough to find it again.
    static String show(JsonNode value) {
        return show(
                value.isContainerNode()
                        ? "an " + value.getNodeType().name().toLowerCase(Locale.ROOT)
                        : value.toString());
    }

    static String show(String text) {
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
