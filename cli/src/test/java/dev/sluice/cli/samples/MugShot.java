package dev.sluice.cli.samples;

import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.SplittableRandom;

/// Studio pictures of one speckled stoneware mug, as a shop takes them: front, side, from above.
final class MugShot {
    private static final int SIDE = 900;
    private final Picture picture = new Picture(SIDE, SIDE);

    static Picture front() {
        var shot = new MugShot();
        shot.table();
        shot.handle(630, 440);
        shot.body();
        shot.stamp();
        return shot.developed(1);
    }

    static Picture handleSide() {
        var shot = new MugShot();
        shot.table();
        shot.body();
        shot.handleTowardsCamera();
        return shot.developed(2);
    }

    static Picture above() {
        var shot = new MugShot();
        shot.table();
        shot.shadow(210, 230, 520, 520);
        shot.handleFromAbove();
        shot.rings();
        return shot.developed(3);
    }

    private void table() {
        picture.pen.setPaint(
                new GradientPaint(0, 0, Picture.rgb(0xe8e3da), 0, 560, Picture.rgb(0xcfc6b8)));
        picture.pen.fillRect(0, 0, SIDE, SIDE);
        picture.pen.setPaint(
                new GradientPaint(0, 560, Picture.rgb(0xb79f83), 0, SIDE, Picture.rgb(0xd6c3a8)));
        picture.pen.fillRect(0, 560, SIDE, SIDE - 560);
        var noise = new Noise(41);
        for (int y = 560; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                double grain = 0.86 + 0.26 * noise.at(x / 190.0, y / 7.0, 5);
                var seen = new Color(picture.image.getRGB(x, y));
                picture.image.setRGB(
                        x,
                        y,
                        Picture.clamp(seen.getRed() * grain) << 16
                                | Picture.clamp(seen.getGreen() * grain) << 8
                                | Picture.clamp(seen.getBlue() * grain));
            }
        }
        shadow(200, 640, 560, 120);
        picture.blur(4);
    }

    private void shadow(double x, double y, double width, double height) {
        var at = picture.pen.getTransform();
        picture.pen.translate(x + width / 2, y + height / 2);
        picture.pen.scale(1, height / width);
        picture.pen.setPaint(
                new RadialGradientPaint(
                        0f,
                        0f,
                        (float) width / 2,
                        new float[] {0.35f, 1f},
                        new Color[] {new Color(40, 28, 18, 150), new Color(40, 28, 18, 0)}));
        picture.pen.fill(new Ellipse2D.Double(-width / 2, -width / 2, width, width));
        picture.pen.setTransform(at);
    }

    private void body() {
        var body = new Path2D.Double();
        body.moveTo(250, 290);
        body.curveTo(252, 480, 262, 620, 300, 690);
        body.curveTo(360, 728, 540, 728, 600, 690);
        body.curveTo(638, 620, 648, 480, 650, 290);
        body.closePath();
        picture.pen.setPaint(glaze());
        picture.pen.fill(body);
        var foot = new Area(body);
        foot.intersect(new Area(new Rectangle2D.Double(200, 632, 500, 120)));
        picture.pen.setPaint(clay());
        picture.pen.fill(foot);
        picture.pen.setPaint(glaze());
        picture.pen.fill(new Ellipse2D.Double(250, 245, 400, 92));
        picture.pen.setPaint(
                new GradientPaint(
                        250, 250, Picture.rgb(0x3f5358), 650, 330, Picture.rgb(0x7f979a)));
        picture.pen.fill(new Ellipse2D.Double(268, 256, 364, 72));
        speckle(body, 260);
    }

    private LinearGradientPaint glaze() {
        return new LinearGradientPaint(
                250f,
                0f,
                650f,
                0f,
                new float[] {0f, 0.22f, 0.34f, 0.7f, 1f},
                new Color[] {
                    Picture.rgb(0x4f6a70),
                    Picture.rgb(0x8fb0b3),
                    Picture.rgb(0xc4dada),
                    Picture.rgb(0x779a9e),
                    Picture.rgb(0x3c545a)
                });
    }

    private LinearGradientPaint clay() {
        return new LinearGradientPaint(
                250f,
                0f,
                650f,
                0f,
                new float[] {0f, 0.3f, 1f},
                new Color[] {Picture.rgb(0x7a5a43), Picture.rgb(0xc79f7d), Picture.rgb(0x6a4c38)});
    }

    private void handle(int x, int y) {
        picture.line(0x3c545a, 46f, new Ellipse2D.Double(x - 60, y - 90, 170, 210));
        picture.line(0x6f9196, 26f, new Ellipse2D.Double(x - 64, y - 94, 170, 210));
        picture.line(0x9dbcbe, 8f, new Ellipse2D.Double(x - 68, y - 98, 170, 210));
    }

    private void handleTowardsCamera() {
        picture.fill(0x33484d, new Ellipse2D.Double(412, 372, 84, 256));
        picture.pen.setPaint(
                new GradientPaint(416, 0, Picture.rgb(0x9fbfc1), 490, 0, Picture.rgb(0x4c676c)));
        picture.pen.fill(new Ellipse2D.Double(418, 366, 70, 250));
        speckle(new Ellipse2D.Double(418, 366, 70, 250), 40);
    }

    private void handleFromAbove() {
        picture.pen.setPaint(
                new GradientPaint(0, 400, Picture.rgb(0x8fb0b3), 0, 480, Picture.rgb(0x47616a)));
        picture.pen.fill(new Rectangle2D.Double(600, 408, 190, 72));
        picture.fill(0x6f9196, new Ellipse2D.Double(750, 408, 76, 72));
    }

    private void rings() {
        picture.pen.setPaint(glaze());
        picture.pen.fill(new Ellipse2D.Double(210, 210, 470, 470));
        picture.pen.setPaint(
                new RadialGradientPaint(
                        430f,
                        460f,
                        215f,
                        new float[] {0f, 0.62f, 1f},
                        new Color[] {
                            Picture.rgb(0xa9c5c6), Picture.rgb(0x6e8f94), Picture.rgb(0x31464b)
                        }));
        picture.pen.fill(new Ellipse2D.Double(236, 236, 418, 418));
        speckle(new Ellipse2D.Double(236, 236, 418, 418), 220);
    }

    private void stamp() {
        picture.line(0x46585b, 3f, new Ellipse2D.Double(395, 440, 104, 104));
        picture.text("H&K", Font.BOLD, 34, 0x46585b, 412, 505);
    }

    private void speckle(java.awt.Shape within, int count) {
        var random = new SplittableRandom(count);
        var bounds = within.getBounds2D();
        for (int i = 0; i < count; i++) {
            double x = bounds.getX() + random.nextDouble() * bounds.getWidth();
            double y = bounds.getY() + random.nextDouble() * bounds.getHeight();
            double size = 1.5 + random.nextDouble() * 3;
            if (within.contains(x, y)) {
                picture.fill(0x3a3028, new Ellipse2D.Double(x, y, size, size * 0.8));
            }
        }
    }

    private Picture developed(long seed) {
        picture.blur(1);
        picture.develop(3, 0.22, seed);
        return picture;
    }
}
