package dev.sluice.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The work of a task: what one Converse call will be made of.
///
/// @param prompt not blank
/// @param system the task's own system prompt; the model's configured one when absent
/// @param inference sampling parameters
/// @param additional for additionalModelRequestFields
/// @param splittable whether files may be asked about in halves
/// @param files in slot order
public record TaskSpec(
        String prompt,
        @Nullable String system,
        @Nullable Inference inference,
        @Nullable Map<String, Object> additional,
        @Nullable Boolean splittable,
        List<FileReference> files) {}
