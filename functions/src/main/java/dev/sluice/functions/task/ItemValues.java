package dev.sluice.functions.task;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/// Plain values as DynamoDB attributes.
final class ItemValues {

    private ItemValues() {}

    static AttributeValue text(String value) {
        return AttributeValue.fromS(value);
    }

    static AttributeValue number(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }

    static AttributeValue millis(Instant value) {
        return number(value.toEpochMilli());
    }

    static AttributeValue seconds(Instant value) {
        return number(value.getEpochSecond());
    }

    static <T> AttributeValue map(Map<String, T> values, Function<T, AttributeValue> each) {
        var attributes = new LinkedHashMap<String, AttributeValue>();
        values.forEach((key, value) -> attributes.put(key, each.apply(value)));
        return AttributeValue.fromM(attributes);
    }
}
