package dev.sluice.local.simulator.wire;

import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads `inferenceConfig`.
final class InferenceReader {
    private @Nullable Long maxTokens;
    private @Nullable Double temperature;
    private @Nullable Double topP;
    private List<String> stopSequences = List.of();

    static InferenceConfig read(JsonParser json) throws IOException, ServiceException {
        var reader = new InferenceReader();
        Fields.each(json, name -> reader.field(json, name));
        return new InferenceConfig(
                reader.maxTokens, reader.temperature, reader.topP, reader.stopSequences);
    }

    private void field(JsonParser json, String name) throws IOException, ServiceException {
        switch (name) {
            case "maxTokens" -> maxTokens = Fields.whole(json);
            case "temperature" -> temperature = Fields.number(json);
            case "topP" -> topP = Fields.number(json);
            case "stopSequences" -> stopSequences = Fields.list(json, () -> Fields.text(json));
            default -> json.skipChildren();
        }
    }
}
