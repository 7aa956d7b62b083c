package dev.sluice.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

/// How wire records become JSON: ISO-8601 times, nulls omitted, unknown fields ignored, no silent
/// conversions.
public final class Json {

    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(new JavaTimeModule())
                    .serializationInclusion(JsonInclude.Include.NON_NULL)
                    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                    .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                    .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                    .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                    .build();

    private Json() {}

    /// The one mapper; immutable, thread-safe.
    public static JsonMapper mapper() {
        return MAPPER;
    }

    /// Writes a wire record. The two code points that are no characters are escaped: SQS takes no
    /// message that has them as they are.
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value)
                    .replace("\uFFFE", "\\ufffe")
                    .replace("\uFFFF", "\\uffff");
        } catch (JsonProcessingException impossible) {
            throw new IllegalArgumentException(
                    "not a wire record: " + value.getClass(), impossible);
        }
    }
}
