package dev.sluice.client;

import static java.util.Map.entry;

import java.util.Locale;
import java.util.Map;

/// The type a file's name suggests. A first word only: the service decides by the bytes.
final class ContentTypes {
    static final String UNKNOWN = "application/octet-stream";
    private static final String WORD =
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    private static final String SHEET =
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    private static final Map<String, String> BY_EXTENSION =
            Map.ofEntries(
                    entry("jpg", "image/jpeg"),
                    entry("jpeg", "image/jpeg"),
                    entry("jpe", "image/jpeg"),
                    entry("jfif", "image/jpeg"),
                    entry("png", "image/png"),
                    entry("gif", "image/gif"),
                    entry("webp", "image/webp"),
                    entry("pdf", "application/pdf"),
                    entry("doc", "application/msword"),
                    entry("docx", WORD),
                    entry("xls", "application/vnd.ms-excel"),
                    entry("xlsx", SHEET),
                    entry("csv", "text/csv"),
                    entry("tsv", "text/tab-separated-values"),
                    entry("txt", "text/plain"),
                    entry("log", "text/plain"),
                    entry("md", "text/markdown"),
                    entry("html", "text/html"),
                    entry("htm", "text/html"),
                    entry("xml", "application/xml"),
                    entry("json", "application/json"),
                    entry("yaml", "application/yaml"),
                    entry("yml", "application/yaml"));

    private ContentTypes() {}

    static String ofName(String name) {
        var extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return BY_EXTENSION.getOrDefault(extension, UNKNOWN);
    }
}
