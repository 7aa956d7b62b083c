package dev.sluice.bedrock.media;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.util.Optional;

/// Decodes every byte or nothing.
final class StrictDecoder {

    /// Whether the bytes end where the file ends.
    enum End {
        WHOLE,
        CUT
    }

    private StrictDecoder() {}

    static Optional<String> decode(byte[] bytes, int from, Charset charset, End end) {
        var decoder =
                charset.newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT);
        var in = ByteBuffer.wrap(bytes, from, bytes.length - from);
        var out = CharBuffer.allocate((int) Math.ceil(in.remaining() * decoder.maxCharsPerByte()));
        if (decoder.decode(in, out, end == End.WHOLE).isError()) {
            return Optional.empty();
        }
        if (end == End.WHOLE && decoder.flush(out).isError()) {
            return Optional.empty();
        }
        return Optional.of(out.flip().toString());
    }
}
