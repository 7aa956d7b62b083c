package dev.sluice.model;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Body of `POST /submit`.
///
/// @param taskId the task whose files were uploaded; absent for text or `inputs` alone
/// @param prompt what the model is asked, not blank
/// @param system replaces the model's configured system prompt
/// @param model a key of the configured models; the default when absent
/// @param lane forces a lane; chosen by rule when absent
/// @param inference sampling parameters; the model's configured ones where absent
/// @param additional goes to Converse's additionalModelRequestFields
/// @param inputs objects already in an allowed bucket or prefix
/// @param splittable whether the files may be asked about in halves after a model timeout
/// @param metadata handed back with the result, never read
/// @param deadline after which the answer is worth nothing
public record SubmitRequest(
        @Nullable TaskId taskId,
        @Nullable String prompt,
        @Nullable String system,
        @Nullable String model,
        @Nullable String lane,
        @Nullable Inference inference,
        @Nullable Map<String, Object> additional,
        @Nullable List<InputReference> inputs,
        @Nullable Boolean splittable,
        @Nullable Map<String, String> metadata,
        @Nullable Instant deadline) {}
