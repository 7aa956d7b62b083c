package dev.sluice.functions.task;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/// One item of the table, read by attribute name.
record Item(Map<String, AttributeValue> attributes) {

    Optional<AttributeValue> find(String name) {
        return Optional.ofNullable(attributes.get(name));
    }

    Optional<String> text(String name) {
        return find(name).map(AttributeValue::s);
    }

    Optional<Long> number(String name) {
        return find(name).map(AttributeValue::n).map(Long::valueOf);
    }

    Optional<Instant> millis(String name) {
        return number(name).map(Instant::ofEpochMilli);
    }

    Optional<Instant> seconds(String name) {
        return number(name).map(Instant::ofEpochSecond);
    }

    int count(String name) {
        return number(name).orElse(0L).intValue();
    }

    <T> Map<String, T> map(String name, Function<AttributeValue, T> each) {
        var values = new LinkedHashMap<String, T>();
        find(name)
                .map(AttributeValue::m)
                .orElse(Map.of())
                .forEach((key, value) -> values.put(key, each.apply(value)));
        return values;
    }

    List<Item> items(String name) {
        return find(name).map(AttributeValue::l).orElse(List.of()).stream()
                .map(element -> new Item(element.m()))
                .toList();
    }

    String requiredText(String name) {
        return text(name).orElseThrow(() -> missing(name));
    }

    Instant requiredMillis(String name) {
        return millis(name).orElseThrow(() -> missing(name));
    }

    Instant requiredSeconds(String name) {
        return seconds(name).orElseThrow(() -> missing(name));
    }

    private IllegalStateException missing(String name) {
        return new IllegalStateException(
                "record " + text("taskId").orElse("?") + " has no " + name);
    }
}
