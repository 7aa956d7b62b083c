package dev.sluice.bedrock.model;

import dev.sluice.bedrock.DocumentFormat;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// What a model takes by way of documents in one request.
///
/// @param maxCount document blocks; text files are not among them
/// @param maxBytes of one document, where its format has a limit of its own
/// @param maxPages of all PDFs together
public record DocumentLimits(
        int maxCount, Map<DocumentFormat, Long> maxBytes, @Nullable Integer maxPages) {

    public DocumentLimits {
        maxBytes = Map.copyOf(maxBytes);
    }

    /// The most bytes that one document of this format may have by itself.
    public OptionalLong maxBytesOf(DocumentFormat format) {
        var limit = maxBytes.get(format);
        return limit == null ? OptionalLong.empty() : OptionalLong.of(limit);
    }
}
