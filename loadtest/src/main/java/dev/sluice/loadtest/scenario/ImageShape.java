package dev.sluice.loadtest.scenario;

/// Generated pictures.
///
/// @param count in each request
/// @param format of the files
/// @param width in pixels
/// @param height in pixels
/// @param bytes of each file at least; it is larger only when the picture alone is
public record ImageShape(int count, Format format, int width, int height, int bytes) {

    /// What the files are.
    public enum Format {
        PNG,
        JPEG
    }
}
