package dev.sluice.bedrock.model;

import java.util.Optional;

/// Width and height in pixels.
public record PixelSize(int width, int height) {

    /// No size at all.
    public static final PixelSize NONE = new PixelSize(0, 0);

    /// The longer side.
    public int longSide() {
        return Math.max(width, height);
    }

    /// How many pixels.
    public long area() {
        return (long) width * height;
    }

    /// This size, unless a side is missing.
    public Optional<PixelSize> filled() {
        return width > 0 && height > 0 ? Optional.of(this) : Optional.empty();
    }
}
