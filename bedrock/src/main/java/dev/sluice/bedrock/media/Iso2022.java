package dev.sluice.bedrock.media;

import java.nio.charset.Charset;
import java.util.Optional;

/// ISO-2022-JP, the charset of Japanese mail: seven bits, switched by escape sequences, and so
/// valid UTF-8 as well.
final class Iso2022 {

    private static final Charset CHARSET = Charset.forName("ISO-2022-JP");

    private Iso2022() {}

    static boolean suspected(Prefix bytes) {
        int within = bytes.head().length;
        return bytes.contains("\u001B$B", within) || bytes.contains("\u001B$@", within);
    }

    static Optional<TextDecoding> decode(byte[] bytes, StrictDecoder.End end) {
        return suspected(new Prefix(bytes, bytes.length))
                ? StrictDecoder.decode(bytes, 0, CHARSET, end)
                        .map(text -> new TextDecoding.Decoded(text, CHARSET))
                : Optional.empty();
    }
}
