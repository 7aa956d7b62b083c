package dev.sluice.bedrock.model;

/// One token per square patch, after the image has been shrunk to what the model looks at: the
/// largest size of the same shape whose padded sides stay within `maxSide` and whose patches within
/// `maxTokens`.
///
/// @param patch side of a patch in pixels
/// @param maxSide longest padded side in pixels
/// @param maxTokens most patches of one image
public record PatchTokens(int patch, int maxSide, long maxTokens) implements ImageTokens {

    @Override
    public long of(PixelSize size) {
        return patches(resized(size));
    }

    /// The size that the model sees.
    public PixelSize resized(PixelSize size) {
        if (fits(size)) {
            return size;
        }
        int fitting = 1;
        int tooLong = size.longSide();
        while (tooLong - fitting > 1) {
            int middle = (fitting + tooLong) >>> 1;
            if (fits(scaled(size, middle))) {
                fitting = middle;
            } else {
                tooLong = middle;
            }
        }
        return scaled(size, fitting);
    }

    private static PixelSize scaled(PixelSize size, int longSide) {
        var shortSide =
                (int)
                        Math.max(
                                1,
                                Math.rint(
                                        (double) longSide
                                                * Math.min(size.width(), size.height())
                                                / size.longSide()));
        return size.width() >= size.height()
                ? new PixelSize(longSide, shortSide)
                : new PixelSize(shortSide, longSide);
    }

    private boolean fits(PixelSize size) {
        return Math.ceilDiv(size.longSide(), patch) * patch <= maxSide
                && patches(size) <= maxTokens;
    }

    private long patches(PixelSize size) {
        return (long) Math.ceilDiv(size.width(), patch) * Math.ceilDiv(size.height(), patch);
    }
}
