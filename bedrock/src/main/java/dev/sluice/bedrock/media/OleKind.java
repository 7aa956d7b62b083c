package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// Tells Word, Excel and others apart in an OLE compound file, by the streams in its directory.
final class OleKind {

    private static final Map<String, MediaKind> STREAMS =
            Map.of(
                    "WordDocument", new MediaKind.Document(DocumentFormat.DOC),
                    "Workbook", new MediaKind.Document(DocumentFormat.XLS),
                    "Book", new MediaKind.Document(DocumentFormat.XLS),
                    "PowerPoint Document", new MediaKind.Unsupported("PowerPoint"),
                    "EncryptedPackage", new MediaKind.Encrypted("Office document"));

    private OleKind() {}

    static MediaKind of(Prefix bytes) {
        int shift = bytes.u16le(30);
        long firstDirectorySector = bytes.u32le(48);
        if (shift < 7 || shift > 16 || firstDirectorySector < 0) {
            return new MediaKind.Unsupported("damaged OLE file");
        }
        long directory = (firstDirectorySector + 1) << shift;
        if (directory >= bytes.head().length) {
            return bytes.whole()
                    ? new MediaKind.Unsupported("damaged OLE file")
                    : new MediaKind.Unsettled();
        }
        return byStreams(bytes, (int) directory, 1 << shift);
    }

    /// Entries have 128 bytes and begin with their name in UTF-16. The first deciding one counts:
    /// what comes later may belong to an embedded file.
    private static MediaKind byStreams(Prefix bytes, int directory, int sector) {
        for (int at = directory; at + 128 <= bytes.head().length; at += 128) {
            var kind = STREAMS.get(name(bytes, at));
            if (kind != null) {
                return kind;
            }
        }
        return bytes.whole() || directory + 4L * sector < bytes.head().length
                ? new MediaKind.Unsupported("OLE file")
                : new MediaKind.Unsettled();
    }

    private static String name(Prefix bytes, int entry) {
        int length = Math.clamp(bytes.u16le(entry + 64) - 2L, 0, 62);
        return new String(bytes.head(), entry, length, StandardCharsets.UTF_16LE);
    }
}
