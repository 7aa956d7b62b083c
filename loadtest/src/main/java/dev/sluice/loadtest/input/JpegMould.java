package dev.sluice.loadtest.input;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import javax.imageio.ImageIO;

/// Pictures compressed once; comments after the first marker hold the stamp and what fills up to
/// the wanted size.
final class JpegMould implements FileMould {
    private static final int MARKER = 2;
    private static final int SEGMENT = 4;
    private static final int MOST = 65_533;

    private final byte[] picture;
    private final int bytes;

    JpegMould(int width, int height, int bytes) {
        this.picture = picture(width, height);
        this.bytes = bytes;
    }

    @Override
    public byte[] cast(Stamp stamp) {
        var out = new ByteArrayOutputStream(Math.max(bytes, picture.length + 128));
        out.write(picture, 0, MARKER);
        comment(out, stamp.bytes());
        var missing = bytes - out.size() - (picture.length - MARKER);
        while (missing >= SEGMENT) {
            var length = Math.min(missing - SEGMENT, MOST);
            comment(out, Filler.of(length));
            missing -= SEGMENT + length;
        }
        out.write(picture, MARKER, picture.length - MARKER);
        return padded(out.toByteArray());
    }

    /// Less than a comment's head may be missing in the end: zeros after the picture do no harm.
    private byte[] padded(byte[] file) {
        return file.length < bytes ? Arrays.copyOf(file, bytes) : file;
    }

    private static void comment(ByteArrayOutputStream out, byte[] text) {
        var length = text.length + 2;
        out.writeBytes(new byte[] {(byte) 0xFF, (byte) 0xFE, (byte) (length >> 8), (byte) length});
        out.writeBytes(text);
    }

    private static byte[] picture(int width, int height) {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, (x * 255 / width) << 16 | (y * 255 / height) << 8 | 0x40);
            }
        }
        var out = new ByteArrayOutputStream();
        try {
            if (!ImageIO.write(image, "jpeg", out)) {
                throw new IOException("this Java writes no JPEG");
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return out.toByteArray();
    }
}
