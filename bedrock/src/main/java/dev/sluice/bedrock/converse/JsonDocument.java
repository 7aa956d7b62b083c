package dev.sluice.bedrock.converse;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.document.Document;

/// Parsed JSON as the SDK's document type.
final class JsonDocument {

    private JsonDocument() {}

    /// @throws IllegalArgumentException for anything that JSON does not have
    static Document of(@Nullable Object value) {
        return switch (value) {
            case null -> Document.fromNull();
            case String text -> Document.fromString(text);
            case Boolean flag -> Document.fromBoolean(flag);
            case Number number -> Document.fromNumber(new BigDecimal(number.toString()));
            case List<?> list -> Document.fromList(list.stream().map(JsonDocument::of).toList());
            case Map<?, ?> map -> object(map);
            default -> throw new IllegalArgumentException("not JSON: " + value.getClass());
        };
    }

    private static Document object(Map<?, ?> map) {
        var members = new LinkedHashMap<String, Document>();
        map.forEach((key, value) -> members.put(String.valueOf(key), of(value)));
        return Document.fromMap(members);
    }
}
