package dev.sluice.cli.samples;

import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/// A screenshot of a web shop's product page, with the small print that extraction must find.
final class ShopPage {
    private static final int INK = 0x22282c;
    private static final int SOFT = 0x6a747a;
    private final Picture picture = new Picture(1366, 900);

    static Picture draw() {
        var page = new ShopPage();
        page.browser();
        page.header();
        page.gallery();
        page.offer();
        page.details();
        return page.picture;
    }

    private void browser() {
        picture.fill(0xffffff, new Rectangle2D.Double(0, 0, 1366, 900));
        picture.fill(0xdfe3e6, new Rectangle2D.Double(0, 0, 1366, 54));
        int[] dots = {0xf0635a, 0xf3bd4e, 0x5fc454};
        for (int i = 0; i < dots.length; i++) {
            picture.fill(dots[i], new java.awt.geom.Ellipse2D.Double(20 + i * 24, 20, 14, 14));
        }
        picture.fill(0xffffff, new RoundRectangle2D.Double(110, 12, 1100, 30, 14, 14));
        picture.text(
                "https://shop.harbourkiln.example/mugs/tidal-350", Font.PLAIN, 14, SOFT, 130, 32);
    }

    private void header() {
        picture.text("HARBOUR & KILN", Font.BOLD, 24, INK, 60, 104);
        String[] links = {"Mugs", "Plates", "Vases", "Seconds", "Workshop"};
        for (int i = 0; i < links.length; i++) {
            picture.text(links[i], Font.PLAIN, 16, SOFT, 520 + i * 110, 102);
        }
        picture.text("Basket (2)", Font.BOLD, 16, INK, 1210, 102);
        picture.fill(0xe6e9eb, new Rectangle2D.Double(0, 130, 1366, 1));
        picture.text("Home  /  Mugs  /  Tidal 350", Font.PLAIN, 13, SOFT, 60, 160);
    }

    private void gallery() {
        picture.pen.drawImage(MugShot.front().image, 60, 184, 520, 520, null);
        picture.pen.drawImage(MugShot.handleSide().image, 60, 718, 120, 120, null);
        picture.pen.drawImage(MugShot.above().image, 194, 718, 120, 120, null);
        picture.line(0x2a8c82, 3f, new Rectangle2D.Double(60, 718, 120, 120));
    }

    private void offer() {
        picture.text("Tidal 350 stoneware mug", Font.BOLD, 32, INK, 640, 226);
        picture.text("★★★★☆  4.3  (218 reviews)", Font.PLAIN, 16, 0xb7791f, 640, 262);
        picture.text("€ 24.90", Font.BOLD, 36, 0xb23a2e, 640, 322);
        picture.text("€ 29.00", Font.PLAIN, 20, SOFT, 800, 320);
        picture.line(SOFT, 1.5f, new Rectangle2D.Double(798, 313, 78, 0.4));
        picture.text("incl. 19 % VAT, plus € 4.50 shipping", Font.PLAIN, 14, SOFT, 640, 350);
        picture.text("Glaze", Font.BOLD, 15, INK, 640, 396);
        int[] glazes = {0x8fb0b3, 0xe7dfd0, 0x3d4147, 0xa4553c};
        for (int i = 0; i < glazes.length; i++) {
            picture.fill(glazes[i], new RoundRectangle2D.Double(640 + i * 54, 410, 42, 42, 10, 10));
        }
        picture.line(INK, 2f, new RoundRectangle2D.Double(637, 407, 48, 48, 12, 12));
        picture.text("In stock: 7 left, ships in 1–2 days", Font.BOLD, 15, 0x2f7d4f, 640, 490);
        picture.fill(0x2a8c82, new RoundRectangle2D.Double(640, 512, 300, 54, 12, 12));
        picture.text("Add to basket", Font.BOLD, 18, 0xffffff, 722, 546);
        picture.line(0xb9c2c7, 1.5f, new RoundRectangle2D.Double(956, 512, 130, 54, 12, 12));
        picture.text("♡  Save", Font.PLAIN, 18, INK, 984, 546);
    }

    private void details() {
        String[][] rows = {
            {"Article number", "HK-MUG-0350-TD"},
            {"Capacity", "350 ml"},
            {"Size", "Ø 8.6 cm, height 9.8 cm"},
            {"Weight", "390 g"},
            {"Material", "Stoneware, reactive glaze, lead-free"},
            {"Care", "Dishwasher and microwave safe, not for ovens"},
            {"Made in", "Portugal"}
        };
        picture.text("Details", Font.BOLD, 20, INK, 640, 622);
        for (int i = 0; i < rows.length; i++) {
            int y = 656 + i * 32;
            picture.text(rows[i][0], Font.PLAIN, 15, SOFT, 640, y);
            picture.text(rows[i][1], Font.PLAIN, 15, INK, 850, y);
            picture.fill(0xeef0f1, new Rectangle2D.Double(640, y + 11, 620, 1));
        }
    }
}
