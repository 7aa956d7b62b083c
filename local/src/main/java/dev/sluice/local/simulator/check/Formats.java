package dev.sluice.local.simulator.check;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// The words and shapes that the API's model allows.
final class Formats {
    static final List<String> IMAGES = List.of("png", "jpeg", "gif", "webp");
    static final List<String> DOCUMENTS =
            List.of("pdf", "csv", "doc", "docx", "xls", "xlsx", "html", "txt", "md");
    static final Set<String> TEXT_DOCUMENTS = Set.of("csv", "html", "txt", "md");
    static final Pattern S3_URI = Pattern.compile("s3://[a-z0-9][.\\-a-z0-9]{1,61}[a-z0-9](/.*)?");

    /// The service takes underscores although its own error text does not name them.
    static final Pattern DOCUMENT_NAME = Pattern.compile("[A-Za-z0-9_\\-()\\[\\] ]+");

    private Formats() {}
}
