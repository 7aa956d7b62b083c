package dev.sluice.local.simulator.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Walks JSON token by token, so that a large body is never held as a tree. Each method starts at
/// the first token of its value and ends at the last.
final class Fields {

    private Fields() {}

    /// Reads one field's value; must consume it.
    @FunctionalInterface
    interface FieldReader {
        void read(String name) throws IOException, ServiceException;
    }

    /// Reads one value.
    @FunctionalInterface
    interface ValueReader<T> {
        T read() throws IOException, ServiceException;
    }

    /// Each field of an object that is not null.
    static void each(JsonParser json, FieldReader reader) throws IOException, ServiceException {
        expect(json, JsonToken.START_OBJECT);
        while (json.nextToken() != JsonToken.END_OBJECT) {
            var name = json.currentName();
            if (json.nextToken() != JsonToken.VALUE_NULL) {
                reader.read(name);
            }
        }
    }

    /// Each value of an array that is not null.
    static <T> List<T> list(JsonParser json, ValueReader<T> reader)
            throws IOException, ServiceException {
        expect(json, JsonToken.START_ARRAY);
        var values = new ArrayList<T>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            if (json.currentToken() != JsonToken.VALUE_NULL) {
                values.add(reader.read());
            }
        }
        return values;
    }

    static String text(JsonParser json) throws IOException, ServiceException {
        expect(json, JsonToken.VALUE_STRING);
        return json.getText();
    }

    static long whole(JsonParser json) throws IOException, ServiceException {
        expect(json, JsonToken.VALUE_NUMBER_INT);
        return json.getLongValue();
    }

    static double number(JsonParser json) throws IOException, ServiceException {
        return json.currentToken() == JsonToken.VALUE_NUMBER_INT
                ? json.getLongValue()
                : decimal(json);
    }

    private static double decimal(JsonParser json) throws IOException, ServiceException {
        expect(json, JsonToken.VALUE_NUMBER_FLOAT);
        return json.getDoubleValue();
    }

    static void expect(JsonParser json, JsonToken token) throws ServiceException {
        if (json.currentToken() != token) {
            throw malformed(json.currentToken());
        }
    }

    static ServiceException malformed(@Nullable JsonToken found) {
        return new ServiceException(
                ServiceError.of(
                        ErrorType.SERIALIZATION,
                        found == null
                                ? "Unexpected end of input"
                                : "Unexpected " + found + " in input"));
    }
}
