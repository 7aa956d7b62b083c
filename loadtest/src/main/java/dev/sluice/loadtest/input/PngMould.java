package dev.sluice.loadtest.input;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Greyscale pictures: all pixels compressed once, a text chunk with the stamp, and a private chunk
/// that fills up to the wanted size.
final class PngMould implements FileMould {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final int CHUNK = 12;

    private final byte[] head;
    private final byte[] tail;
    private final int bytes;

    PngMould(int width, int height, int bytes) {
        this.bytes = bytes;
        var pixels = new ByteArrayOutputStream();
        pixels.writeBytes(chunk("IDAT", compressed(width, height)));
        pixels.writeBytes(chunk("IEND", new byte[0]));
        this.tail = pixels.toByteArray();
        this.head =
                ByteBuffer.allocate(SIGNATURE.length + CHUNK + 13)
                        .put(SIGNATURE)
                        .put(chunk("IHDR", header(width, height)))
                        .array();
    }

    @Override
    public byte[] cast(Stamp stamp) {
        var text = chunk("tEXt", ("Comment\0" + stamp).getBytes(US_ASCII));
        var missing = bytes - head.length - text.length - tail.length - CHUNK;
        var fill = missing < 0 ? new byte[0] : chunk("slCe", Filler.of(missing));
        return ByteBuffer.allocate(head.length + text.length + fill.length + tail.length)
                .put(head)
                .put(text)
                .put(fill)
                .put(tail)
                .array();
    }

    private static byte[] header(int width, int height) {
        return ByteBuffer.allocate(13)
                .putInt(width)
                .putInt(height)
                .put(new byte[] {8, 0, 0, 0, 0})
                .array();
    }

    /// Each row begins with its filter, none; the grey grows downwards.
    private static byte[] compressed(int width, int height) {
        var out = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_SPEED);
        try (var stream = new DeflaterOutputStream(out, deflater)) {
            for (int y = 0; y < height; y++) {
                var row = new byte[width + 1];
                java.util.Arrays.fill(row, 1, width + 1, (byte) (y * 256 / height));
                stream.write(row);
            }
        } catch (java.io.IOException impossible) {
            throw new java.io.UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }

    private static byte[] chunk(String type, byte[] content) {
        var name = type.getBytes(US_ASCII);
        var crc = new CRC32();
        crc.update(name);
        crc.update(content);
        return ByteBuffer.allocate(CHUNK + content.length)
                .putInt(content.length)
                .put(name)
                .put(content)
                .putInt((int) crc.getValue())
                .array();
    }
}
