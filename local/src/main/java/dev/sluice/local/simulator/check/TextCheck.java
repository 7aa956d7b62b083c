package dev.sluice.local.simulator.check;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;

/// Text, in its own blocks and in documents that are nothing else.
final class TextCheck {

    private TextCheck() {}

    static InputPart.Text part(String text) {
        var bytes = text.getBytes(UTF_8);
        return new InputPart.Text(bytes.length, Digest.of(bytes));
    }

    static boolean isUtf8(byte[] bytes) {
        try {
            UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException otherwise) {
            return false;
        }
    }
}
