package dev.sluice.bedrock;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One user turn for a model.
///
/// @param model the configured model's name; its routes say where and under which id it is called
/// @param system the system prompt
/// @param content the parts of the user message, in the order in which they are sent
/// @param additional model-specific fields (`top_k` and the like), sent as they are
/// @param metadata pairs for the service's invocation log; `taskId` travels here
public record InferenceRequest(
        String model,
        @Nullable String system,
        List<ContentPart> content,
        InferenceSettings settings,
        Map<String, Object> additional,
        Map<String, String> metadata) {

    public InferenceRequest {
        content = List.copyOf(content);
    }
}
