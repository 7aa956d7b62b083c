package dev.sluice.bedrock.model;

/// Width and height in pixels.
public record PixelSize(int width, int height) {

    /// The longer side.
    public int longSide() {
        return Math.max(width, height);
    }

    /// How many pixels.
    public long area() {
        return (long) width * height;
    }
}
