package dev.sluice.bedrock.media;

import java.nio.charset.Charset;

/// How ordinary one character outside ASCII is in a text of a given charset, from 0 to 1.
@FunctionalInterface
interface Ordinary {

    double of(String text, int at, Charset charset);

    /// The more favourable of two.
    default Ordinary or(Ordinary other) {
        return (text, at, charset) -> Math.max(of(text, at, charset), other.of(text, at, charset));
    }

    /// Two-byte characters whose first byte is in these rows, punctuation being neutral.
    static Ordinary rows(int first, int last) {
        return (text, at, charset) -> {
            var bytes = encoded(text, at, charset);
            int lead = bytes[0] & 0xFF;
            boolean common = bytes.length == 2 && (bytes[1] & 0xFF) >= 0xA1;
            return common && lead >= first && lead <= last ? 1 : punctuation(text.charAt(at));
        };
    }

    /// Full-width kana.
    static Ordinary kana() {
        return (text, at, charset) -> isKana(text.charAt(at)) ? 1 : 0;
    }

    /// Kana, the kanji of the first level, and, less so, half-width kana.
    static double shiftJis(String text, int at, Charset charset) {
        char character = text.charAt(at);
        if (isKana(character)) {
            return 1;
        }
        if (character >= '\uFF61' && character <= '\uFF9F') {
            return 0.6;
        }
        int lead = encoded(text, at, charset)[0] & 0xFF;
        return lead >= 0x88 && lead <= 0x97 ? 1 : punctuation(character);
    }

    /// The frequently used level of Big5.
    static double big5(String text, int at, Charset charset) {
        var bytes = encoded(text, at, charset);
        int lead = bytes[0] & 0xFF;
        return bytes.length == 2 && lead >= 0xA4 && lead <= 0xC6
                ? 0.99
                : punctuation(text.charAt(at));
    }

    /// A letter beside an ASCII letter, or usual typography.
    static double western(String text, int at, Charset charset) {
        char character = text.charAt(at);
        if (Character.isLetter(character)) {
            return asciiLetter(text, at - 1) || asciiLetter(text, at + 1) ? 1 : 0.3;
        }
        return "€£°§©®«»‘’“”–—…·½¿¡".indexOf(character) >= 0 ? 0.8 : 0;
    }

    /// A small letter, or a capital that begins a word or stands in a word of capitals.
    static double cyrillic(String text, int at, Charset charset) {
        char character = text.charAt(at);
        if (Character.UnicodeBlock.of(character) != Character.UnicodeBlock.CYRILLIC) {
            return "«»–—№…“”".indexOf(character) >= 0 ? 0.8 : 0;
        }
        boolean afterSmall = at > 0 && Character.isLowerCase(text.charAt(at - 1));
        boolean mixed = asciiLetter(text, at - 1) || asciiLetter(text, at + 1);
        return mixed || Character.isUpperCase(character) && afterSmall ? 0 : 1;
    }

    private static double punctuation(char character) {
        return character >= '\u3000' && character <= '\u301F'
                        || character >= '\uFF01' && character <= '\uFF5E'
                ? 0.8
                : 0;
    }

    private static boolean isKana(char character) {
        return character >= '\u3041' && character <= '\u30FE';
    }

    private static boolean asciiLetter(String text, int at) {
        return at >= 0
                && at < text.length()
                && text.charAt(at) < 0x80
                && Character.isLetter(text.charAt(at));
    }

    private static byte[] encoded(String text, int at, Charset charset) {
        return text.substring(at, at + 1).getBytes(charset);
    }
}
