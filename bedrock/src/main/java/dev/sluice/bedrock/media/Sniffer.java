package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.media.MediaKind.Document;
import dev.sluice.bedrock.media.MediaKind.Image;
import dev.sluice.bedrock.media.MediaKind.Unsupported;
import java.util.Optional;

/// Tells what a file is by its bytes. Names and declared types are not asked: they are often wrong.
public final class Sniffer {

    /// How much of a file's beginning is worth fetching.
    public static final int HEAD_BYTES = 65_536;

    private Sniffer() {}

    /// What a whole file is; never [MediaKind.Unsettled].
    public static MediaKind sniff(byte[] whole) {
        return sniff(whole, whole.length);
    }

    /// What a file of `size` bytes is, by its first bytes.
    public static MediaKind sniff(byte[] head, long size) {
        if (size == 0) {
            return new MediaKind.Empty();
        }
        var bytes = new Prefix(head, size);
        return picture(bytes)
                .or(() -> document(bytes))
                .or(() -> unsupported(bytes))
                .orElseGet(() -> textOrBinary(bytes));
    }

    private static Optional<MediaKind> picture(Prefix bytes) {
        if (bytes.startsWith(0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A)) {
            return Optional.of(new Image(ImageFormat.PNG));
        }
        if (bytes.startsWith(0xFF, 0xD8, 0xFF)) {
            return Optional.of(new Image(ImageFormat.JPEG));
        }
        if (bytes.startsWith("GIF87a") || bytes.startsWith("GIF89a")) {
            return Optional.of(new Image(ImageFormat.GIF));
        }
        if (bytes.startsWith("RIFF") && bytes.hasAt(8, "WEBP")) {
            return Optional.of(new Image(ImageFormat.WEBP));
        }
        return Optional.empty();
    }

    private static Optional<MediaKind> document(Prefix bytes) {
        if (bytes.contains("%PDF-", 1024)) {
            return Optional.of(new Document(DocumentFormat.PDF));
        }
        if (bytes.startsWith('P', 'K', 3, 4)) {
            return Optional.of(ZipKind.of(bytes));
        }
        if (bytes.startsWith(0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1)) {
            return Optional.of(OleKind.of(bytes));
        }
        return Optional.empty();
    }

    private static Optional<MediaKind> unsupported(Prefix bytes) {
        return bytes.hasAt(4, "ftyp")
                ? Optional.of(new Unsupported(IsoBrand.of(bytes)))
                : Magic.of(bytes).map(Unsupported::new);
    }

    private static MediaKind textOrBinary(Prefix bytes) {
        return switch (TextDecoding.decodePrefix(bytes.head(), bytes.size())) {
            case TextDecoding.Decoded decoded when Svg.isRootOf(decoded.text()) ->
                    new Unsupported("SVG");
            case TextDecoding.Decoded _, TextDecoding.UnknownEncoding _ -> new MediaKind.Text();
            case TextDecoding.Binary _ -> new Unsupported("unknown binary format");
        };
    }
}
