package dev.sluice.loadtest.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.sluice.model.config.Quantities;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// One place of the file being read. Every read notes what is wrong there and goes on, so that one
/// pass finds all mistakes.
final class ScenarioNode {
    private final String path;
    private final JsonNode node;
    private final List<Mistake> mistakes;

    ScenarioNode(String path, JsonNode node, List<Mistake> mistakes) {
        this.path = path;
        this.node = node;
        this.mistakes = mistakes;
    }

    /// A place that may be absent.
    ScenarioNode child(String key) {
        var value = node.get(key);
        return new ScenarioNode(
                path.isEmpty() ? key : path + "." + key,
                value == null || value.isNull() ? MissingNode.getInstance() : value,
                mistakes);
    }

    boolean isAbsent() {
        return node.isMissingNode();
    }

    /// A child that may be absent, read as a whole.
    <T> Optional<T> section(String key, Function<ScenarioNode, T> reader) {
        var child = child(key);
        return child.node.isMissingNode() ? Optional.empty() : Optional.of(reader.apply(child));
    }

    /// The elements of a list that may be absent.
    List<ScenarioNode> elements(String key) {
        var list = child(key);
        var elements = new ArrayList<ScenarioNode>();
        if (!list.node.isMissingNode() && !list.node.isArray()) {
            list.mistake("must be a list");
            return elements;
        }
        for (int index = 0; index < list.node.size(); index++) {
            elements.add(
                    new ScenarioNode(
                            list.path + "[" + index + "]", list.node.get(index), mistakes));
        }
        return elements;
    }

    /// Notes what is no mapping, and every key but these.
    ScenarioNode only(String... keys) {
        var known = Set.of(keys);
        var names = Arrays.stream(keys).sorted().collect(Collectors.joining(", "));
        if (!node.isMissingNode() && !node.isObject()) {
            mistake("must be a mapping with keys " + names);
        }
        node.properties().stream()
                .filter(field -> !known.contains(field.getKey()))
                .forEach(field -> child(field.getKey()).mistake("no such key; known are " + names));
        return this;
    }

    Optional<String> text(String key) {
        return read(key, ScenarioNode::textual, "must be a text");
    }

    String need(String key, String says) {
        var value = text(key);
        if (value.isEmpty() && node.path(key).isMissingNode()) {
            child(key).mistake(says);
        }
        return value.orElse("");
    }

    long whole(String key, long from, long to, long otherwise) {
        return read(
                        key,
                        value ->
                                Optional.of(value)
                                        .filter(JsonNode::isIntegralNumber)
                                        .filter(JsonNode::canConvertToLong)
                                        .map(JsonNode::longValue)
                                        .filter(number -> number >= from && number <= to),
                        "must be a whole number from " + from + " to " + to)
                .orElse(otherwise);
    }

    int count(String key, int from, int to, int otherwise) {
        return (int) whole(key, from, to, otherwise);
    }

    double number(String key, double from, double to, double otherwise) {
        return read(
                        key,
                        value ->
                                Optional.of(value)
                                        .filter(JsonNode::isNumber)
                                        .map(JsonNode::doubleValue)
                                        .filter(number -> number >= from && number <= to),
                        "must be a number from " + from + " to " + to)
                .orElse(otherwise);
    }

    Duration duration(String key, Duration otherwise) {
        return read(
                        key,
                        value ->
                                Quantities.duration(value.asText())
                                        .filter(time -> !time.isNegative())
                                        .filter(time -> time.compareTo(Duration.ofDays(1)) <= 0),
                        "must be a duration up to 1d, as 300ms, 30s, 5m or PT1.5S")
                .orElse(otherwise);
    }

    int bytes(String key, int to, int otherwise) {
        return read(
                        key,
                        value ->
                                Quantities.bytes(value.asText())
                                        .filter(size -> size <= to)
                                        .map(Long::intValue),
                        "must be a size up to " + to + " bytes, as 2048 or 4MiB")
                .orElse(otherwise);
    }

    <E extends Enum<E>> E oneOf(String key, Class<E> type, E otherwise) {
        var constants = List.of(type.getEnumConstants());
        return read(
                        key,
                        value ->
                                constants.stream()
                                        .filter(each -> word(each).equals(value.asText()))
                                        .findFirst(),
                        "must be one of "
                                + constants.stream()
                                        .map(ScenarioNode::word)
                                        .collect(Collectors.joining(", ")))
                .orElse(otherwise);
    }

    /// Reads a child that may be absent; notes a value that cannot be read so.
    <T> Optional<T> read(String key, Function<JsonNode, Optional<T>> parse, String says) {
        var child = child(key);
        if (child.node.isMissingNode()) {
            return Optional.empty();
        }
        var parsed = parse.apply(child.node);
        if (parsed.isEmpty()) {
            child.mistake(says);
        }
        return parsed;
    }

    /// The text that stands here itself.
    Optional<String> asText(String says) {
        var text = textual(node);
        if (text.isEmpty()) {
            mistake(says);
        }
        return text;
    }

    /// The whole number that stands here itself.
    Optional<Integer> asCount(int from, int to) {
        var number =
                Optional.of(node)
                        .filter(JsonNode::isIntegralNumber)
                        .map(JsonNode::intValue)
                        .filter(count -> count >= from && count <= to);
        if (number.isEmpty()) {
            mistake("must be a whole number from " + from + " to " + to);
        }
        return number;
    }

    /// Notes what stands here as wrong.
    void mistake(String rule) {
        mistakes.add(new Mistake(path, node.isMissingNode() ? "absent" : node.toString(), rule));
    }

    private static Optional<String> textual(JsonNode value) {
        return Optional.of(value).filter(JsonNode::isTextual).map(JsonNode::textValue);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
