package dev.sluice.bedrock.media;

/// Bytes that are in no text, whatever its charset (UTF-16 apart): the control characters but for
/// whitespace, backspace and escape.
final class ControlBytes {

    private ControlBytes() {}

    static boolean anyIn(byte[] bytes) {
        for (byte value : bytes) {
            if (isControl(value & 0xFF)) {
                return true;
            }
        }
        return false;
    }

    static boolean isControl(int character) {
        return character < 0x20 && !isLayout(character) || character == 0x7F;
    }

    private static boolean isLayout(int character) {
        return character >= 0x08 && character <= 0x0D || character == 0x1B || character == 0x1A;
    }
}
