package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.fromModel;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.media.MediaKind;
import dev.sluice.bedrock.media.PdfInspection;
import dev.sluice.bedrock.media.Sniffer;
import dev.sluice.bedrock.model.DocumentLimits;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ServiceException;
import java.util.Objects;

/// Looks into the documents of one request and adds up their pages.
final class DocumentCheck {
    private static final long TEXT_BYTES = 4_500_000;

    private final DocumentLimits limits;
    private int pages;

    DocumentCheck(DocumentLimits limits) {
        this.limits = limits;
    }

    InputPart.Document check(Position position, Block.Document document, byte[] bytes)
            throws ServiceException {
        var where = position + ".document.source.bytes";
        var kind = Sniffer.sniff(bytes);
        var format = Objects.requireNonNullElseGet(document.format(), () -> sniffed(kind));
        if (!fits(format, kind, bytes)) {
            throw refused(
                    "%s: unsupported MIME type application/octet-stream for the format %s"
                            .formatted(where, format));
        }
        size(where, kind, bytes.length);
        return new InputPart.Document(
                format,
                String.valueOf(document.name()),
                bytes.length,
                Digest.of(bytes),
                format.equals("pdf") ? pages(where, bytes) : 0);
    }

    private static String sniffed(MediaKind kind) {
        return kind instanceof MediaKind.Document(var format) ? format.wire() : "txt";
    }

    /// The service looks at the bytes; text must be UTF-8.
    private static boolean fits(String format, MediaKind kind, byte[] bytes) {
        return Formats.TEXT_DOCUMENTS.contains(format)
                ? TextCheck.isUtf8(bytes)
                : kind instanceof MediaKind.Document(var found) && found.wire().equals(format);
    }

    private void size(String where, MediaKind kind, long bytes) throws ServiceException {
        var limit =
                kind instanceof MediaKind.Document(DocumentFormat format)
                        ? limits.maxBytesOf(format).orElse(Long.MAX_VALUE)
                        : TEXT_BYTES;
        if (bytes > limit) {
            throw refused(
                    "%s: document exceeds %s MB maximum: %d bytes > %d bytes"
                            .formatted(where, Megabytes.of(limit), bytes, limit));
        }
    }

    private int pages(String where, byte[] bytes) throws ServiceException {
        int here =
                switch (PdfInspection.inspect(bytes)) {
                    case PdfInspection.Readable(var count) -> count;
                    case PdfInspection.Encrypted() ->
                            throw refused(where + ": The PDF specified is password protected.");
                    case PdfInspection.Unreadable() ->
                            throw refused(where + ": The PDF specified was not valid.");
                };
        pages += here;
        var limit = limits.maxPages();
        if (limit != null && pages > limit) {
            throw refused(where + ": A maximum of " + limit + " PDF pages may be provided.");
        }
        return here;
    }

    private static ServiceException refused(String message) {
        return new ServiceException(fromModel(message));
    }
}
