package dev.sluice.bedrock;

import java.util.Locale;

/// The binary document formats that Converse takes. Text of any kind is not among them: it goes in
/// as a text block.
public enum DocumentFormat {
    PDF,
    DOCX,
    XLSX,
    DOC,
    XLS;

    /// The name in a request.
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
