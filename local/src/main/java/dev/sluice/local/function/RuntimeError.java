package dev.sluice.local.function;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;

/// An error as the runtime interface client reports it.
record RuntimeError(String type, String message) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static RuntimeError parse(byte[] body) throws IOException {
        try {
            var json = JSON.readTree(body);
            return new RuntimeError(
                    json.path("errorType").asText("Unhandled"),
                    json.path("errorMessage").asText(""));
        } catch (JacksonException e) {
            return new RuntimeError("Unhandled", "the runtime reported an error without a body");
        }
    }
}
