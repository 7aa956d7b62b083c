package dev.sluice.local.simulator.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.sluice.local.simulator.wire.Completion.Piece;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;

/// Writes the JSON of answers and errors.
public final class AnswerWriter {
    private static final JsonFactory JSON = new JsonFactory();

    private AnswerWriter() {}

    /// A ConverseResponse.
    ///
    /// @param serviceTier echoed where the request named one
    public static byte[] converse(Completion completion, Duration latency, String serviceTier) {
        return write(json -> {
            output(json, completion);
            json.writeStringField("stopReason", completion.stopReason());
            usage(json, completion);
            json.writeObjectFieldStart("metrics");
            json.writeNumberField("latencyMs", latency.toMillis());
            json.writeEndObject();
            if (!serviceTier.isEmpty()) {
                json.writeObjectFieldStart("serviceTier");
                json.writeStringField("type", serviceTier);
                json.writeEndObject();
            }
        });
    }

    /// A CountTokensResponse.
    public static byte[] countTokens(long inputTokens) {
        return write(json -> json.writeNumberField("inputTokens", inputTokens));
    }

    /// The body of an error.
    public static byte[] error(ServiceError error) {
        return write(json -> {
            json.writeStringField("message", error.message());
            if (error.type() == ErrorType.MODEL_ERROR) {
                json.writeNumberField("originalStatusCode", 500);
            }
        });
    }

    private static void output(JsonGenerator json, Completion completion) throws IOException {
        json.writeObjectFieldStart("output");
        if (completion.hasMessage()) {
            json.writeObjectFieldStart("message");
            json.writeStringField("role", "assistant");
            json.writeArrayFieldStart("content");
            for (var piece : completion.content()) {
                piece(json, piece);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void piece(JsonGenerator json, Piece piece) throws IOException {
        json.writeStartObject();
        switch (piece) {
            case Piece.Text(var text) -> json.writeStringField("text", text);
            case Piece.Reasoning(var text) -> {
                json.writeObjectFieldStart("reasoningContent");
                json.writeObjectFieldStart("reasoningText");
                json.writeStringField("text", text);
                json.writeStringField("signature", "c2ltdWxhdGVk");
                json.writeEndObject();
                json.writeEndObject();
            }
        }
        json.writeEndObject();
    }

    private static void usage(JsonGenerator json, Completion completion) throws IOException {
        json.writeObjectFieldStart("usage");
        json.writeNumberField("inputTokens", completion.inputTokens());
        json.writeNumberField("outputTokens", completion.outputTokens());
        json.writeNumberField("totalTokens", completion.inputTokens() + completion.outputTokens());
        json.writeEndObject();
    }

    private static byte[] write(Body body) {
        var bytes = new ByteArrayOutputStream();
        try (var json = JSON.createGenerator(bytes)) {
            json.writeStartObject();
            body.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    @FunctionalInterface
    private interface Body {
        void write(JsonGenerator json) throws IOException;
    }
}
