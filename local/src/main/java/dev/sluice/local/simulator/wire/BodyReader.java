package dev.sluice.local.simulator.wire;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Reads the bodies of Converse and CountTokens. Unknown members are passed over, as the service
/// does; a wrong JSON type is a `SerializationException`.
public final class BodyReader {
    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxStringLength(Integer.MAX_VALUE)
                                    .build())
                    .build();

    private final JsonParser json;
    private List<Message> messages = List.of();
    private List<Block> system = List.of();
    private InferenceConfig inference = InferenceConfig.NONE;
    private Map<String, String> metadata = Map.of();
    private String serviceTier = "";

    private BodyReader(JsonParser json) {
        this.json = json;
    }

    /// The body of a Converse request.
    public static ConverseBody converse(InputStream body) throws IOException, ServiceException {
        return parse(body, reader -> reader.converse());
    }

    /// The `converse` input of a CountTokens request; an `invokeModel` one is read as empty.
    public static ConverseBody countTokens(InputStream body) throws IOException, ServiceException {
        return parse(
                body,
                reader ->
                        reader.member(
                                "input", input -> input.member("converse", BodyReader::converse)));
    }

    private static ConverseBody parse(InputStream body, Step step)
            throws IOException, ServiceException {
        try (var json = JSON.createParser(body)) {
            json.nextToken();
            var reader = new BodyReader(json);
            step.read(reader);
            return reader.body();
        } catch (JacksonException malformed) {
            throw new ServiceException(
                    ServiceError.of(
                            ErrorType.SERIALIZATION,
                            "Malformed input request, please reformat your input and try again."));
        }
    }

    private void member(String wanted, Step step) throws IOException, ServiceException {
        Fields.each(
                json,
                name -> {
                    if (name.equals(wanted)) {
                        step.read(this);
                    } else {
                        json.skipChildren();
                    }
                });
    }

    private void converse() throws IOException, ServiceException {
        Fields.each(json, this::field);
    }

    private void field(String name) throws IOException, ServiceException {
        switch (name) {
            case "messages" -> messages = Fields.list(json, this::message);
            case "system" -> system = Fields.list(json, () -> BlockReader.read(json));
            case "inferenceConfig" -> inference = InferenceReader.read(json);
            case "requestMetadata" -> metadata = metadata();
            case "serviceTier" -> Fields.each(json, this::tier);
            default -> json.skipChildren();
        }
    }

    private Message message() throws IOException, ServiceException {
        var turn = new Turn();
        Fields.each(json, name -> turn.field(json, name));
        return new Message(turn.role, turn.content);
    }

    private Map<String, String> metadata() throws IOException, ServiceException {
        var pairs = new HashMap<String, String>();
        Fields.each(json, name -> pairs.put(name, Fields.text(json)));
        return pairs;
    }

    private void tier(String name) throws IOException, ServiceException {
        if (name.equals("type")) {
            serviceTier = Fields.text(json);
        } else {
            json.skipChildren();
        }
    }

    private ConverseBody body() {
        return new ConverseBody(messages, system, inference, metadata, serviceTier);
    }

    @FunctionalInterface
    private interface Step {
        void read(BodyReader reader) throws IOException, ServiceException;
    }

    private static final class Turn {
        private @Nullable String role;
        private List<Block> content = List.of();

        void field(JsonParser json, String name) throws IOException, ServiceException {
            switch (name) {
                case "role" -> role = Fields.text(json);
                case "content" -> content = Fields.list(json, () -> BlockReader.read(json));
                default -> json.skipChildren();
            }
        }
    }
}
