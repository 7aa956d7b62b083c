package dev.sluice.bedrock.media;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Names common formats that no model takes, so that a refusal can say what the file is.
record Magic(String name, Predicate<Prefix> fits) {

    /// Header lengths that a BMP can have; "BM" alone also begins ordinary text.
    private static final Set<Long> BMP_HEADERS = Set.of(12L, 40L, 52L, 56L, 64L, 108L, 124L);

    private static final List<Magic> KNOWN =
            List.of(
                    new Magic("TIFF", Magic::tiff),
                    new Magic("BMP", Magic::bmp),
                    new Magic("ICO", bytes -> bytes.startsWith(0, 0, 1, 0)),
                    new Magic("PSD", bytes -> bytes.startsWith("8BPS")),
                    new Magic("JPEG XL", Magic::jpegXl),
                    new Magic("JPEG 2000", bytes -> bytes.hasAt(4, "jP  ")),
                    new Magic("gzip", bytes -> bytes.startsWith(0x1F, 0x8B, 8)),
                    new Magic("7-Zip", bytes -> bytes.startsWith('7', 'z', 0xBC, 0xAF)),
                    new Magic("RAR", bytes -> bytes.startsWith('R', 'a', 'r', '!', 0x1A)),
                    new Magic("empty ZIP", bytes -> bytes.startsWith('P', 'K', 5, 6)),
                    new Magic("audio or video", Magic::riffMedia),
                    new Magic("program", Magic::program));

    static Optional<String> of(Prefix bytes) {
        return KNOWN.stream().filter(magic -> magic.fits.test(bytes)).map(Magic::name).findFirst();
    }

    private static boolean tiff(Prefix bytes) {
        return bytes.startsWith('I', 'I', '*', 0)
                || bytes.startsWith('M', 'M', 0, '*')
                || bytes.startsWith('I', 'I', '+', 0)
                || bytes.startsWith('M', 'M', 0, '+');
    }

    private static boolean bmp(Prefix bytes) {
        return bytes.startsWith("BM") && BMP_HEADERS.contains(bytes.u32le(14));
    }

    private static boolean jpegXl(Prefix bytes) {
        return bytes.startsWith(0xFF, 0x0A) || bytes.hasAt(4, "JXL ");
    }

    private static boolean riffMedia(Prefix bytes) {
        return bytes.startsWith("RIFF") && (bytes.hasAt(8, "WAVE") || bytes.hasAt(8, "AVI "))
                || bytes.startsWith("OggS")
                || bytes.startsWith('I', 'D', '3', 3)
                || bytes.startsWith('I', 'D', '3', 4)
                || bytes.startsWith(0x1A, 0x45, 0xDF, 0xA3);
    }

    private static boolean program(Prefix bytes) {
        return bytes.startsWith(0x7F, 'E', 'L', 'F')
                || bytes.startsWith('M', 'Z') && bytes.u8(3) == 0
                || bytes.startsWith(0xCA, 0xFE, 0xBA, 0xBE);
    }
}
