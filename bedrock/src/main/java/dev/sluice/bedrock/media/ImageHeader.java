package dev.sluice.bedrock.media;

import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.model.PixelSize;
import java.util.Optional;

/// Reads width and height from an image's header. Nothing is decoded, so neither memory nor exotic
/// colour spaces matter.
public final class ImageHeader {

    private ImageHeader() {}

    /// The size, empty when the header is broken or not within these bytes.
    public static Optional<PixelSize> size(ImageFormat format, byte[] head) {
        var bytes = new Prefix(head, head.length);
        return (switch (format) {
                    case PNG -> png(bytes);
                    case GIF -> new PixelSize(bytes.u16le(6), bytes.u16le(8));
                    case WEBP -> webp(bytes);
                    case JPEG -> JpegHeader.size(bytes);
                })
                .filled();
    }

    private static PixelSize png(Prefix bytes) {
        return bytes.hasAt(12, "IHDR")
                ? new PixelSize(positive(bytes.u32be(16)), positive(bytes.u32be(20)))
                : PixelSize.NONE;
    }

    private static PixelSize webp(Prefix bytes) {
        return switch (bytes.latin1(12, 16)) {
            case "VP8X" -> new PixelSize(u24le(bytes, 24) + 1, u24le(bytes, 27) + 1);
            case "VP8L" -> lossless(bytes);
            case "VP8 " -> lossy(bytes);
            default -> PixelSize.NONE;
        };
    }

    private static PixelSize lossless(Prefix bytes) {
        long bits = bytes.u32le(21);
        return bytes.u8(20) == 0x2F && bits >= 0
                ? new PixelSize((int) (bits & 0x3FFF) + 1, (int) (bits >> 14 & 0x3FFF) + 1)
                : PixelSize.NONE;
    }

    private static PixelSize lossy(Prefix bytes) {
        boolean keyFrame = bytes.u8(23) == 0x9D && bytes.u8(24) == 0x01 && bytes.u8(25) == 0x2A;
        return keyFrame && bytes.u16le(28) >= 0
                ? new PixelSize(bytes.u16le(26) & 0x3FFF, bytes.u16le(28) & 0x3FFF)
                : PixelSize.NONE;
    }

    private static int u24le(Prefix bytes, int at) {
        return bytes.u8(at + 2) < 0 ? -1 : bytes.u16le(at) | bytes.u8(at + 2) << 16;
    }

    private static int positive(long value) {
        return value > Integer.MAX_VALUE ? -1 : (int) value;
    }
}
