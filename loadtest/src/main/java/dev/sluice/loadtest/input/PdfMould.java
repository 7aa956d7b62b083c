package dev.sluice.loadtest.input;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// PDFs with one line of text on each page, and a stream that nothing shows and that fills up to
/// the wanted size. Written by hand: objects, cross-reference table, trailer.
final class PdfMould implements FileMould {
    private static final int CATALOG = 1;
    private static final int PAGES = 2;
    private static final int FONT = 3;
    private static final int FILL = 4;
    private static final int FIRST_PAGE = 5;

    private final int pages;
    private final int bytes;

    PdfMould(int pages, int bytes) {
        this.pages = pages;
        this.bytes = bytes;
    }

    /// The length of everything but the filling stream is known only once it is written; the number
    /// in its head may have more digits in the second writing, so the first assumes the most.
    @Override
    public byte[] cast(Stamp stamp) {
        var bare = write(stamp, 0).length + Integer.toString(bytes).length();
        return write(stamp, Math.max(0, bytes - bare + 1));
    }

    private byte[] write(Stamp stamp, int filling) {
        var out = new ByteArrayOutputStream(Math.max(bytes, 1024));
        var offsets = new ArrayList<Integer>();
        put(out, "%PDF-1.4\n");
        object(out, offsets, CATALOG, "<< /Type /Catalog /Pages " + PAGES + " 0 R >>");
        object(out, offsets, PAGES, tree());
        object(out, offsets, FONT, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
        stream(out, offsets, FILL, Filler.of(filling));
        for (int page = 0; page < pages; page++) {
            object(out, offsets, FIRST_PAGE + 2 * page, page(page));
            stream(out, offsets, FIRST_PAGE + 2 * page + 1, text(stamp, page));
        }
        finish(out, offsets);
        return out.toByteArray();
    }

    private String tree() {
        var kids =
                IntStream.range(0, pages)
                        .mapToObj(page -> FIRST_PAGE + 2 * page + " 0 R")
                        .collect(Collectors.joining(" "));
        return "<< /Type /Pages /Count " + pages + " /Kids [" + kids + "] >>";
    }

    private static String page(int page) {
        return "<< /Type /Page /Parent "
                + PAGES
                + " 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 "
                + FONT
                + " 0 R >> >> /Contents "
                + (FIRST_PAGE + 2 * page + 1)
                + " 0 R >>";
    }

    private static byte[] text(Stamp stamp, int page) {
        return ("BT /F1 12 Tf 72 720 Td (" + stamp + ", page " + (page + 1) + ") Tj ET")
                .getBytes(US_ASCII);
    }

    private static void object(
            ByteArrayOutputStream out, List<Integer> offsets, int number, String content) {
        offsets.add(out.size());
        put(out, number + " 0 obj\n" + content + "\nendobj\n");
    }

    private static void stream(
            ByteArrayOutputStream out, List<Integer> offsets, int number, byte[] content) {
        offsets.add(out.size());
        put(out, number + " 0 obj\n<< /Length " + content.length + " >>\nstream\n");
        out.writeBytes(content);
        put(out, "\nendstream\nendobj\n");
    }

    private static void finish(ByteArrayOutputStream out, List<Integer> offsets) {
        var start = out.size();
        var size = offsets.size() + 1;
        put(out, "xref\n0 " + size + "\n0000000000 65535 f \n");
        offsets.forEach(offset -> put(out, String.format(Locale.ROOT, "%010d 00000 n \n", offset)));
        put(out, "trailer\n<< /Size " + size + " /Root " + CATALOG + " 0 R >>\n");
        put(out, "startxref\n" + start + "\n%%EOF\n");
    }

    private static void put(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(US_ASCII));
    }
}
