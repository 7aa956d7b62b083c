package dev.sluice.bedrock.media;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A charset of the time before Unicode, with a measure of how ordinary a text in it looks.
///
/// Most byte sequences are valid in several of them. The right one is the one whose characters are
/// everyday ones: those charsets list common characters in rows of their own. Of two that fit
/// equally, the narrower set of rows is likelier, so the list goes from narrow to wide.
record LegacyCharset(String label, Charset charset, Ordinary ordinary) {

    /// Below this share of everyday characters, a text is not taken for one.
    private static final double LEAST = 0.7;

    /// How many characters are judged.
    private static final int SAMPLE = 4_000;

    private static final List<LegacyCharset> ALL =
            List.of(
                    of("windows-1252", "windows-1252", Ordinary::western),
                    of("windows-1251", "windows-1251", Ordinary::cyrillic),
                    of("EUC-KR", "x-windows-949", Ordinary.rows(0xB0, 0xC8)),
                    of("Shift_JIS", "windows-31j", Ordinary::shiftJis),
                    of("EUC-JP", "EUC-JP", Ordinary.rows(0xB0, 0xCF).or(Ordinary.kana())),
                    of("Big5", "Big5", Ordinary::big5),
                    of("GB18030", "GB18030", Ordinary.rows(0xB0, 0xD7)));

    private static LegacyCharset of(String label, String java, Ordinary ordinary) {
        return new LegacyCharset(label, Charset.forName(java), ordinary);
    }

    static List<LegacyCharset> all() {
        return ALL;
    }

    static Optional<TextDecoding> best(byte[] bytes, StrictDecoder.End end) {
        return ALL.stream()
                .flatMap(candidate -> candidate.reading(bytes, end).stream())
                .filter(reading -> reading.share() >= LEAST)
                .reduce((first, second) -> second.share() > first.share() ? second : first)
                .map(reading -> new TextDecoding.Decoded(reading.text(), reading.charset()));
    }

    private Optional<Reading> reading(byte[] bytes, StrictDecoder.End end) {
        return StrictDecoder.decode(bytes, 0, charset, end)
                .filter(text ->
                        text.chars()
                                .noneMatch(
                                        c -> Character.getType(c) == Character.CONTROL && c > 0x7F))
                .map(text -> new Reading(text, charset, share(text)));
    }

    private double share(String text) {
        var foreign = new ArrayList<Double>();
        for (int i = 0; i < text.length() && foreign.size() < SAMPLE; i++) {
            if (text.charAt(i) > 0x7F) {
                foreign.add(ordinary.of(text, i, charset));
            }
        }
        return foreign.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    private record Reading(String text, Charset charset, double share) {}
}
