package dev.sluice.bedrock.media;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Bytes to text, strictly: what cannot be decoded without loss is not guessed at.
///
/// In this order: a byte order mark, UTF-8, UTF-16 without a mark, ISO-2022-JP, and then whichever
/// of the usual legacy charsets decodes every byte and gives the most ordinary text.
public sealed interface TextDecoding {

    /// Text, without its byte order mark.
    record Decoded(String text, Charset charset) implements TextDecoding {}

    /// Text perhaps, but in none of the charsets that were tried.
    record UnknownEncoding(List<String> tried) implements TextDecoding {}

    /// Not text: it has control characters that no text has.
    record Binary() implements TextDecoding {}

    /// Decodes a whole file.
    static TextDecoding decode(byte[] bytes) {
        return decodePrefix(bytes, bytes.length);
    }

    /// Decodes the first bytes of a file of `size` bytes; a character that the cut went through is
    /// left out.
    static TextDecoding decodePrefix(byte[] head, long size) {
        var end = head.length < size ? StrictDecoder.End.CUT : StrictDecoder.End.WHOLE;
        return Unicode.decode(head, end)
                .or(() -> TextDecoding.binary(head))
                .or(() -> Iso2022.decode(head, end))
                .or(() -> LegacyCharset.best(head, end))
                .orElseGet(() -> new UnknownEncoding(tried()));
    }

    private static Optional<TextDecoding> binary(byte[] head) {
        return ControlBytes.anyIn(head) ? Optional.of(new Binary()) : Optional.empty();
    }

    private static List<String> tried() {
        return Stream.concat(
                        Stream.of("UTF-8", "UTF-16", "ISO-2022-JP"),
                        LegacyCharset.all().stream().map(LegacyCharset::label))
                .toList();
    }
}
