package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Tells the office formats apart by the names of their ZIP entries, as far as they are at hand.
/// Nothing is decompressed, so a bomb costs nothing here.
final class ZipKind {

    private static final Map<String, MediaKind> BY_FOLDER =
            Map.of(
                    "word/", new MediaKind.Document(DocumentFormat.DOCX),
                    "xl/", new MediaKind.Document(DocumentFormat.XLSX),
                    "ppt/", new MediaKind.Unsupported("PowerPoint"),
                    "visio/", new MediaKind.Unsupported("Visio"),
                    "META-INF/MANIFEST.MF", new MediaKind.Unsupported("JAR"));

    /// How the first entry of an office package begins. In any other archive, what looks like one
    /// is a file within it.
    private static final List<String> PACKAGE_FOLDERS =
            List.of(
                    "[Content_Types].xml",
                    "_rels/",
                    "docProps/",
                    "customXml/",
                    "word/",
                    "xl/",
                    "ppt/",
                    "visio/",
                    "META-INF/");

    private ZipKind() {}

    static MediaKind of(Prefix bytes) {
        if (bytes.hasAt(30, "mimetype")) {
            return new MediaKind.Unsupported(mimetype(bytes));
        }
        var names = entryNames(bytes);
        if (!names.isEmpty() && PACKAGE_FOLDERS.stream().noneMatch(names.getFirst()::startsWith)) {
            return new MediaKind.Unsupported("ZIP");
        }
        return names.stream()
                .map(ZipKind::byFolder)
                .flatMap(Optional::stream)
                .findFirst()
                .orElseGet(() -> undecided(bytes));
    }

    /// OpenDocument and EPUB store their type uncompressed in the first entry.
    private static String mimetype(Prefix bytes) {
        return bytes.contains("opendocument", 200) ? "OpenDocument" : "EPUB";
    }

    private static Optional<MediaKind> byFolder(String name) {
        return BY_FOLDER.entrySet().stream()
                .filter(folder -> name.startsWith(folder.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static MediaKind undecided(Prefix bytes) {
        return bytes.whole() ? new MediaKind.Unsupported("ZIP") : new MediaKind.Unsettled();
    }

    /// Names from local headers (signature, 26 bytes on: length of the name) and from the central
    /// directory (28 bytes on).
    private static List<String> entryNames(Prefix bytes) {
        var names = new ArrayList<String>();
        var head = bytes.head();
        for (int at = 0; at + 30 < head.length; at++) {
            if (head[at] == 'P' && head[at + 1] == 'K') {
                if (head[at + 2] == 3 && head[at + 3] == 4) {
                    names.add(name(bytes, at + 30, bytes.u16le(at + 26)));
                } else if (head[at + 2] == 1 && head[at + 3] == 2) {
                    names.add(name(bytes, at + 46, bytes.u16le(at + 28)));
                }
            }
        }
        return names;
    }

    private static String name(Prefix bytes, int from, int length) {
        int end = Math.min(from + Math.max(length, 0), bytes.head().length);
        return from >= end
                ? ""
                : new String(bytes.head(), from, end - from, StandardCharsets.UTF_8);
    }
}
