package dev.sluice.cli.samples;

import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/// What a member posts to a community site: an event poster, bright, with text in several sizes.
final class Poster {
    private static final int WIDTH = 820;
    private static final int HEIGHT = 1160;
    private final Picture picture = new Picture(WIDTH, HEIGHT);

    static Picture draw() {
        var poster = new Poster();
        poster.background();
        poster.stall(90, 600, 0xd9483b);
        poster.stall(450, 600, 0x2a8c82);
        poster.words();
        poster.picture.develop(2, 0.12, 17);
        return poster.picture;
    }

    private void background() {
        picture.pen.setPaint(
                new GradientPaint(0, 0, Picture.rgb(0xffe9b8), 0, HEIGHT, Picture.rgb(0xf7b267)));
        picture.pen.fillRect(0, 0, WIDTH, HEIGHT);
        for (int ray = 0; ray < 18; ray++) {
            picture.fill(
                    0xffdf9a, new Arc2D.Double(-400, -330, 1620, 1620, ray * 20, 9, Arc2D.PIE));
        }
        picture.fill(0xf4845f, new Ellipse2D.Double(290, 360, 240, 240));
        picture.fill(0x7a9e5a, new Rectangle2D.Double(0, 850, WIDTH, 60));
    }

    private void stall(int x, int y, int hex) {
        picture.fill(0x7b5136, new Rectangle2D.Double(x + 14, y + 60, 12, 220));
        picture.fill(0x7b5136, new Rectangle2D.Double(x + 254, y + 60, 12, 220));
        picture.fill(0x9a6b48, new Rectangle2D.Double(x, y + 180, 280, 84));
        for (int stripe = 0; stripe < 7; stripe++) {
            int tone = stripe % 2 == 0 ? hex : 0xfdf6e9;
            picture.fill(tone, new Rectangle2D.Double(x + stripe * 40, y, 40, 72));
            picture.fill(tone, new Ellipse2D.Double(x + stripe * 40, y + 52, 40, 40));
        }
        int[] goods = {0xf2c14e, 0xd9483b, 0x3d5a80, 0xe9e2d4, 0x6a4c93};
        for (int i = 0; i < goods.length; i++) {
            double height = 34 + (i * 37) % 30;
            picture.fill(
                    goods[i],
                    new RoundRectangle2D.Double(
                            x + 22 + i * 48, y + 182 - height, 36, height, 12, 12));
        }
    }

    private void words() {
        centred("COMMUNITY", Font.BOLD, 64, 0x3d2c2e, 130);
        centred("FLEA MARKET", Font.BOLD, 92, 0xb23a2e, 230);
        centred("old things · new friends · good coffee", Font.PLAIN, 28, 0x3d2c2e, 290);
        centred("Saturday 12 June, 9 am – 3 pm", Font.BOLD, 40, 0x3d2c2e, 980);
        centred("Old Tram Depot, Harbour Street 4", Font.PLAIN, 34, 0x3d2c2e, 1034);
        centred("Stalls: stalls@flea.example · free entry", Font.PLAIN, 26, 0x3d2c2e, 1090);
    }

    private void centred(String text, int style, int size, int hex, int y) {
        picture.text(text, style, size, hex, (WIDTH - picture.width(text, style, size)) / 2, y);
    }
}
