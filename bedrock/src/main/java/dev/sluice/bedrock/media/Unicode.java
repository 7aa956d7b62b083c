package dev.sluice.bedrock.media;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_32BE;
import static java.nio.charset.StandardCharsets.UTF_32LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.sluice.bedrock.media.TextDecoding.Decoded;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;

/// The Unicode encodings: marked, UTF-8, or UTF-16 that shows itself by its zero bytes.
final class Unicode {

    /// Byte order marks; UTF-32LE begins like UTF-16LE and so comes first.
    private static final List<Mark> MARKS =
            List.of(
                    new Mark(UTF_8, new int[] {0xEF, 0xBB, 0xBF}),
                    new Mark(UTF_32LE, new int[] {0xFF, 0xFE, 0, 0}),
                    new Mark(UTF_32BE, new int[] {0, 0, 0xFE, 0xFF}),
                    new Mark(UTF_16LE, new int[] {0xFF, 0xFE}),
                    new Mark(UTF_16BE, new int[] {0xFE, 0xFF}));

    private Unicode() {}

    static Optional<TextDecoding> decode(byte[] bytes, StrictDecoder.End end) {
        var prefix = new Prefix(bytes, bytes.length);
        for (var mark : MARKS) {
            if (prefix.startsWith(mark.bytes())) {
                var marked = text(bytes, mark.bytes().length, mark.charset(), end);
                if (marked.isPresent()) {
                    return marked;
                }
            }
        }
        return text(bytes, 0, UTF_8, end)
                .filter(_ -> !Iso2022.suspected(prefix))
                .or(() -> unmarked16(bytes, end));
    }

    /// In UTF-16 without a mark, the spaces, digits and line ends of any language have a zero on
    /// one side, and never on the other.
    private static Optional<TextDecoding> unmarked16(byte[] bytes, StrictDecoder.End end) {
        int even = 0;
        int odd = 0;
        for (int i = 0; i + 1 < bytes.length; i += 2) {
            even += bytes[i] == 0 ? 1 : 0;
            odd += bytes[i + 1] == 0 ? 1 : 0;
        }
        if (even > 0 == odd > 0) {
            return Optional.empty();
        }
        return text(bytes, 0, even > 0 ? UTF_16BE : UTF_16LE, end);
    }

    private static Optional<TextDecoding> text(
            byte[] bytes, int from, Charset charset, StrictDecoder.End end) {
        return StrictDecoder.decode(bytes, from, charset, end)
                .filter(text -> text.chars().noneMatch(ControlBytes::isControl))
                .map(text -> new Decoded(text, charset));
    }

    @SuppressWarnings("ArrayRecordComponent")
    private record Mark(Charset charset, int[] bytes) {}
}
