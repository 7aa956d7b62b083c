package dev.sluice.bedrock.media;

/// What the service counts as no text: white space of any kind. Java's `isBlank` knows U+3000 but
/// not U+00A0, and neither knows the zero-width characters.
public final class BlankText {

    private BlankText() {}

    /// Whether nothing in this can be seen.
    public static boolean isBlank(String text) {
        return text.codePoints().allMatch(BlankText::invisible);
    }

    private static boolean invisible(int character) {
        return Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                || Character.isISOControl(character)
                || Character.getType(character) == Character.FORMAT;
    }
}
