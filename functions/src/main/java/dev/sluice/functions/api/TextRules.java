package dev.sluice.functions.api;

import dev.sluice.bedrock.media.BlankText;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.SubmitRequest;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What texts of a submit must be like.
///
/// @param maxPromptBytes UTF-8 bytes of prompt and system prompt together
record TextRules(long maxPromptBytes) {

    /// Metadata of one task: entries, and UTF-8 bytes of keys and values together. It lies in the
    /// task's record, beside the answer.
    static final int MAX_METADATA = 50;

    static final int MAX_METADATA_BYTES = 2048;

    void check(SubmitRequest request, Complaints complaints) {
        prompt(request, complaints);
        var system = request.system();
        if (system != null && BlankText.isBlank(system)) {
            complaints.invalid("system", "must not be blank; leave it out for the model's own");
        }
        wellFormed("system", system, complaints);
        if (request.metadata() != null) {
            metadata(request.metadata(), complaints);
        }
    }

    private void prompt(SubmitRequest request, Complaints complaints) {
        var prompt = request.prompt();
        if (prompt == null || BlankText.isBlank(prompt)) {
            complaints.invalid("prompt", "must be there and not blank");
            return;
        }
        wellFormed("prompt", prompt, complaints);
        var bytes = bytes(prompt) + (request.system() == null ? 0 : bytes(request.system()));
        if (bytes > maxPromptBytes) {
            complaints.add(
                    ErrorCode.TOO_LARGE,
                    "prompt",
                    bytes + " bytes with the system prompt in UTF-8; at most " + maxPromptBytes);
        }
    }

    private static void metadata(Map<String, String> metadata, Complaints complaints) {
        if (metadata.size() > MAX_METADATA) {
            complaints.invalid("metadata", metadata.size() + " entries; at most " + MAX_METADATA);
        }
        if (metadata.keySet().stream().anyMatch(String::isEmpty)) {
            complaints.invalid("metadata", "a key must not be empty");
        }
        metadata.forEach((key, value) -> {
            wellFormed("metadata", key, complaints);
            wellFormed("metadata", value, complaints);
        });
        var bytes =
                metadata.entrySet().stream()
                        .mapToLong(entry -> bytes(entry.getKey()) + bytes(entry.getValue()))
                        .sum();
        if (bytes > MAX_METADATA_BYTES) {
            complaints.invalid(
                    "metadata", bytes + " bytes in UTF-8; at most " + MAX_METADATA_BYTES);
        }
    }

    /// Half of a surrogate pair is no character: it would change on its way.
    static void wellFormed(String field, @Nullable String text, Complaints complaints) {
        if (text != null && text.codePoints().anyMatch(TextRules::isHalfCharacter)) {
            complaints.invalid(field, "must be valid Unicode; it has half a surrogate pair");
        }
    }

    private static boolean isHalfCharacter(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
