package dev.sluice.bedrock.media;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// The compressed streams that a PDF keeps its structure in: opening a file inflates them all in
/// memory, so a small file can ask for any amount of it. Page content is not inflated by opening.
final class PdfStructure {

    /// Real files stay far below this; a bomb goes far beyond.
    private static final long MOST_BYTES = 64L << 20;

    /// How far before its data a stream's dictionary is looked for.
    private static final int DICTIONARY = 1_024;

    private PdfStructure() {}

    static boolean isModest(byte[] pdf) {
        var text = new Prefix(pdf, pdf.length);
        var inflater = new Inflater();
        try {
            long inflated = 0;
            for (int at = 0; at < pdf.length && inflated <= MOST_BYTES; at++) {
                if (pdf[at] == 's' && text.hasAt(at, "stream") && isStructure(text, at)) {
                    inflated += inflated(inflater, pdf, at + 6, MOST_BYTES - inflated);
                }
            }
            return inflated <= MOST_BYTES;
        } finally {
            inflater.end();
        }
    }

    private static boolean isStructure(Prefix text, int stream) {
        var before = text.latin1(Math.max(0, stream - DICTIONARY), stream);
        var dictionary = before.substring(Math.max(0, before.lastIndexOf(" obj")));
        return dictionary.contains("/ObjStm") || dictionary.contains("/XRef");
    }

    /// How much the data after the keyword's line end inflates to, as far as `most` and a bit.
    private static long inflated(Inflater inflater, byte[] pdf, int keywordEnd, long most) {
        int from = keywordEnd;
        while (from < pdf.length && (pdf[from] == '\r' || pdf[from] == '\n')) {
            from++;
        }
        inflater.reset();
        inflater.setInput(pdf, from, pdf.length - from);
        var scratch = new byte[65_536];
        try {
            while (inflater.getBytesWritten() <= most && inflater.inflate(scratch) > 0) {
                continue;
            }
        } catch (DataFormatException notCompressed) {
            return inflater.getBytesWritten();
        }
        return inflater.getBytesWritten();
    }
}
