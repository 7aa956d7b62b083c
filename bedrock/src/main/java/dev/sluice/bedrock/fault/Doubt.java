package dev.sluice.bedrock.fault;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.ContentPart.DocumentPart;
import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.model.ErrorCode;
import java.util.List;

/// Doubts a refusal where we know better: PDFs sent as bytes were opened here first, so that
/// "cannot be read" is more likely the service's bad moment than the file.
public final class Doubt {

    private Doubt() {}

    /// The fault, as it is or as [Fault.Doubtful].
    public static Fault of(Fault fault, List<ContentPart> parts) {
        return fault instanceof Fault.Rejected(var code, var detail)
                        && code == ErrorCode.CORRUPT_FILE
                        && opened(parts)
                ? new Fault.Doubtful(code, detail)
                : fault;
    }

    private static boolean opened(List<ContentPart> parts) {
        var documents =
                parts.stream()
                        .filter(DocumentPart.class::isInstance)
                        .map(DocumentPart.class::cast)
                        .toList();
        return !documents.isEmpty()
                && documents.stream()
                        .allMatch(document ->
                                document.format() == DocumentFormat.PDF
                                        && document.source() instanceof MediaSource.Bytes);
    }
}
