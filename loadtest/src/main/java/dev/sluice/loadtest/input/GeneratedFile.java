package dev.sluice.loadtest.input;

/// One generated file. Nobody changes its bytes.
///
/// @param kind what it is
/// @param bytes its content
public record GeneratedFile(Kind kind, byte[] bytes) {

    /// What the file is.
    public enum Kind {
        PNG,
        JPEG,
        PDF
    }
}
