package dev.sluice.model.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/// One place of the tree being read. Every read notes what is wrong there and goes on with the
/// default, so that one pass finds all mistakes.
final class ConfigNode {

    private final String path;
    private final JsonNode node;
    private final List<ConfigProblem> problems;

    ConfigNode(String path, JsonNode node, List<ConfigProblem> problems) {
        this.path = path;
        this.node = node;
        this.problems = problems;
    }

    ConfigNode child(String key) {
        return new ConfigNode(
                pathOf(key), present(key).orElse(MissingNode.getInstance()), problems);
    }

    /// Every child by key, in the order of the file.
    Map<String, ConfigNode> children() {
        var children = new LinkedHashMap<String, ConfigNode>();
        node.fieldNames().forEachRemaining(key -> children.put(key, child(key)));
        return children;
    }

    /// Every element of a list; notes what is neither a list nor absent.
    List<ConfigNode> elements() {
        var elements = new ArrayList<ConfigNode>();
        if (!isMissing() && !node.isArray()) {
            problem("must be a list");
            return elements;
        }
        for (int index = 0; index < node.size(); index++) {
            elements.add(new ConfigNode(path + "[" + index + "]", node.get(index), problems));
        }
        return elements;
    }

    boolean isList() {
        return node.isArray();
    }

    boolean isEmptyList() {
        return node.isArray() && node.isEmpty();
    }

    boolean isMissing() {
        return node.isMissingNode() || node.isNull();
    }

    /// Notes a node that is no mapping, and every key but these.
    ConfigNode only(String... keys) {
        if (!isMissing() && !node.isObject()) {
            problem(node, "must be a mapping with keys " + String.join(", ", keys));
        }
        var known = Set.of(keys);
        node.fieldNames()
                .forEachRemaining(key -> {
                    if (!known.contains(key)) {
                        problems.add(
                                new ConfigProblem(
                                        pathOf(key),
                                        show(node.get(key)),
                                        "no such key; known are " + String.join(", ", keys)));
                    }
                });
        return this;
    }

    Optional<String> text(String key, Predicate<String> rule, String says) {
        return read(
                key,
                value -> value.isTextual() ? Optional.of(value.textValue()) : Optional.empty(),
                rule,
                says);
    }

    OptionalInt integer(String key, int from, int to) {
        var value = whole(key, from, to);
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }

    OptionalLong whole(String key, long from, long to) {
        return read(
                        key,
                        value ->
                                value.canConvertToLong() && value.isIntegralNumber()
                                        ? Optional.of(value.longValue())
                                        : Optional.<Long>empty(),
                        value -> value >= from && value <= to,
                        "must be a whole number from " + from + " to " + to)
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    double decimal(String key, double from, double to, double otherwise) {
        return decimal(key, from, to).orElse(otherwise);
    }

    Optional<Double> decimal(String key, double from, double to) {
        return read(
                key,
                value -> value.isNumber() ? Optional.of(value.doubleValue()) : Optional.empty(),
                value -> value >= from && value <= to,
                "must be a number from " + from + " to " + to);
    }

    boolean flag(String key, boolean otherwise) {
        return read(
                        key,
                        value ->
                                value.isBoolean()
                                        ? Optional.of(value.booleanValue())
                                        : Optional.<Boolean>empty(),
                        value -> true,
                        "must be true or false")
                .orElse(otherwise);
    }

    Duration duration(String key, Duration from, Duration to, Duration otherwise) {
        return read(
                        key,
                        value -> Quantities.duration(value.asText()),
                        value -> value.compareTo(from) >= 0 && value.compareTo(to) <= 0,
                        "must be a duration from "
                                + Quantities.show(from)
                                + " to "
                                + Quantities.show(to)
                                + ", as 30s, 5m, 2h, 30d or PT30S")
                .orElse(otherwise);
    }

    long bytes(String key, long from, long to, long otherwise) {
        return read(
                        key,
                        value -> Quantities.bytes(value.asText()),
                        value -> value >= from && value <= to,
                        "must be a size from " + from + " to " + to + " bytes, as 1048576 or 1MiB")
                .orElse(otherwise);
    }

    <E extends Enum<E>> E oneOf(String key, Class<E> type, E otherwise) {
        return read(
                        key,
                        value -> Quantities.constant(type, value.asText()),
                        value -> true,
                        "must be one of " + Quantities.constants(type))
                .orElse(otherwise);
    }

    /// Reads a child that may be absent; notes a value that cannot be read or breaks the rule.
    private <T> Optional<T> read(
            String key, Function<JsonNode, Optional<T>> parse, Predicate<T> rule, String says) {
        return present(key)
                .flatMap(value -> {
                    var parsed = parse.apply(value).filter(rule);
                    if (parsed.isEmpty()) {
                        child(key).problem(value, says);
                    }
                    return parsed;
                });
    }

    private Optional<JsonNode> present(String key) {
        return Optional.ofNullable(node.get(key)).filter(value -> !value.isNull());
    }

    private String pathOf(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    String path() {
        return path;
    }

    Optional<String> asText() {
        return node.isTextual() ? Optional.of(node.textValue()) : Optional.empty();
    }

    Optional<Double> asNumber() {
        return node.isNumber() ? Optional.of(node.doubleValue()) : Optional.empty();
    }

    /// Notes what stands here as wrong.
    void problem(String rule) {
        problem(node, rule);
    }

    private void problem(JsonNode value, String rule) {
        problems.add(new ConfigProblem(path, show(value), rule));
    }

    private static String show(JsonNode value) {
        return value.isMissingNode() ? "absent" : value.toString();
    }
}
