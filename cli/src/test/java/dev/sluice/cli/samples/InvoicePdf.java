package dev.sluice.cli.samples;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/// A three-page supplier's invoice: a letterhead with the first positions, the rest with the
/// totals, the terms.
final class InvoicePdf {
    private static final PDType1Font PLAIN = new PDType1Font(FontName.HELVETICA);
    private static final PDType1Font BOLD = new PDType1Font(FontName.HELVETICA_BOLD);
    private static final float LEFT = 60;
    private static final List<Item> ITEMS =
            List.of(
                    new Item("HK-MUG-0350-TD", "Mug Tidal 350 ml, glaze tidal blue", 48, 1245),
                    new Item("HK-MUG-0350-SA", "Mug Tidal 350 ml, glaze sand", 24, 1245),
                    new Item("HK-MUG-0240-TD", "Mug Tidal 240 ml, glaze tidal blue", 24, 1090),
                    new Item("HK-PLT-2100-TD", "Plate Tidal 21 cm", 36, 1380),
                    new Item("HK-PLT-2700-TD", "Plate Tidal 27 cm", 36, 1690),
                    new Item("HK-BWL-1500-TD", "Bowl Tidal 15 cm", 30, 1150),
                    new Item("HK-BWL-2400-SA", "Serving bowl 24 cm, glaze sand", 8, 3420),
                    new Item("HK-VAS-2200-CH", "Vase Ember 22 cm, charcoal", 12, 2875),
                    new Item("HK-JUG-1000-TD", "Jug Tidal 1.0 l", 10, 2640),
                    new Item("PK-BOX-0004", "Gift box for four mugs", 18, 310),
                    new Item("FR-PAL-0001", "Freight, one pallet Porto to Hamburg", 1, 14800));

    private final PDDocument document = new PDDocument();

    record Item(String number, String text, int count, int cents) {
        int total() {
            return count * cents;
        }
    }

    static void write(Path file) throws IOException {
        var invoice = new InvoicePdf();
        try (var document = invoice.document) {
            invoice.first();
            invoice.second();
            invoice.third();
            document.getDocumentInformation().setTitle("Invoice HK-2026-04417");
            document.setDocumentId(4417L);
            document.save(file.toFile());
        }
    }

    private void first() throws IOException {
        try (var page = page(1)) {
            say(page, BOLD, 20, LEFT, 770, "Harbour & Kiln Ceramics Lda.");
            say(page, PLAIN, 9, LEFT, 754, "Rua do Cais 18, 4150-001 Porto, Portugal");
            say(page, PLAIN, 9, LEFT, 742, "VAT PT500000000   billing@harbourkiln.example");
            say(page, PLAIN, 11, LEFT, 690, "Elbkontor Home GmbH");
            say(page, PLAIN, 11, LEFT, 675, "Speicherweg 7");
            say(page, PLAIN, 11, LEFT, 660, "20457 Hamburg, Germany");
            say(page, BOLD, 16, LEFT, 610, "Invoice HK-2026-04417");
            say(page, PLAIN, 10, LEFT, 590, "Invoice date: 12 October 2026");
            say(page, PLAIN, 10, LEFT, 576, "Delivery date: 9 October 2026");
            say(page, PLAIN, 10, 330, 590, "Customer number: 20871");
            say(page, PLAIN, 10, 330, 576, "Your order: EK-99317 of 21 September 2026");
            table(page, 535, ITEMS.subList(0, 7));
        }
    }

    private void second() throws IOException {
        int net = ITEMS.stream().mapToInt(Item::total).sum();
        int discount = Math.round(net * 0.03f);
        try (var page = page(2)) {
            say(page, BOLD, 12, LEFT, 770, "Invoice HK-2026-04417, continued");
            table(page, 730, ITEMS.subList(7, ITEMS.size()));
            say(page, PLAIN, 11, 330, 560, "Net amount");
            right(page, PLAIN, 11, 535, 560, euros(net));
            say(page, PLAIN, 11, 330, 540, "Discount 3 %");
            right(page, PLAIN, 11, 535, 540, "-" + euros(discount));
            say(page, PLAIN, 11, 330, 520, "VAT 0 % (intra-EU supply)");
            right(page, PLAIN, 11, 535, 520, euros(0));
            say(page, BOLD, 13, 330, 492, "Total due (EUR)");
            right(page, BOLD, 13, 535, 492, euros(net - discount));
            say(page, PLAIN, 10, LEFT, 440, "Reverse charge: the recipient accounts for the VAT.");
            say(page, PLAIN, 10, LEFT, 425, "Recipient's VAT number: DE000000000");
        }
    }

    private void third() throws IOException {
        String[] terms = {
            "1. Payment is due on 11 November 2026, without deduction.",
            "2. IBAN PT50 0000 0000 0000 0000 0000 0, BIC EXMPPTPL, Banco Exemplo.",
            "3. Please state the invoice number HK-2026-04417 with the payment.",
            "4. Late payments bear interest of 8 percentage points above the base rate.",
            "5. The goods remain ours until they are paid in full.",
            "6. Breakage is reported with photographs within seven days of delivery.",
            "7. Returned pallets are credited with EUR 12.00 each.",
            "8. Place of jurisdiction is Porto; Portuguese law applies."
        };
        try (var page = page(3)) {
            say(page, BOLD, 14, LEFT, 770, "Terms of payment and delivery");
            for (int i = 0; i < terms.length; i++) {
                say(page, PLAIN, 11, LEFT, 735 - i * 24, terms[i]);
            }
            say(page, PLAIN, 11, LEFT, 480, "Porto, 12 October 2026");
            say(page, BOLD, 11, LEFT, 440, "Marta Exemplo, accounts receivable");
        }
    }

    private PDPageContentStream page(int number) throws IOException {
        var sheet = new PDPage(PDRectangle.A4);
        document.addPage(sheet);
        var page = new PDPageContentStream(document, sheet);
        say(page, PLAIN, 8, 270, 40, "Page " + number + " of 3");
        return page;
    }

    private static void table(PDPageContentStream page, float top, List<Item> items)
            throws IOException {
        say(page, BOLD, 9, LEFT, top, "Article");
        say(page, BOLD, 9, 160, top, "Description");
        right(page, BOLD, 9, 400, top, "Quantity");
        right(page, BOLD, 9, 465, top, "Price");
        right(page, BOLD, 9, 535, top, "Amount");
        float y = top;
        for (var item : items) {
            rule(page, y - 6);
            y -= 24;
            say(page, PLAIN, 9, LEFT, y, item.number());
            say(page, PLAIN, 9, 160, y, item.text());
            right(page, PLAIN, 9, 400, y, Integer.toString(item.count()));
            right(page, PLAIN, 9, 465, y, euros(item.cents()));
            right(page, PLAIN, 9, 535, y, euros(item.total()));
        }
        rule(page, y - 8);
    }

    private static void rule(PDPageContentStream page, float y) throws IOException {
        page.setLineWidth(0.5f);
        page.moveTo(LEFT, y);
        page.lineTo(535, y);
        page.stroke();
    }

    private static void say(
            PDPageContentStream page, PDType1Font font, float size, float x, float y, String text)
            throws IOException {
        page.beginText();
        page.setFont(font, size);
        page.newLineAtOffset(x, y);
        page.showText(text);
        page.endText();
    }

    private static void right(
            PDPageContentStream page, PDType1Font font, float size, float x, float y, String text)
            throws IOException {
        say(page, font, size, x - font.getStringWidth(text) / 1000 * size, y, text);
    }

    private static String euros(int cents) {
        return String.format(java.util.Locale.ROOT, "%,d.%02d", cents / 100, cents % 100);
    }
}
