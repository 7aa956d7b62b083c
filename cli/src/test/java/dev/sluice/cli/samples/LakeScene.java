package dev.sluice.cli.samples;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.SplittableRandom;

/// A rental listing's photo: a cabin at a lake under evening clouds, with its reflection.
final class LakeScene {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 853;
    private static final int SHORE = 520;
    private final Picture picture = new Picture(WIDTH, HEIGHT);
    private final Noise noise = new Noise(7);

    static Picture draw() {
        var scene = new LakeScene();
        scene.sky();
        scene.ridge(330, 190, 0x8893a8, 2.2, 11);
        scene.ridge(400, 130, 0x5d6f80, 3.1, 23);
        scene.ridge(465, 70, 0x33473f, 7.5, 37);
        scene.cabin(820, 430);
        scene.trees();
        scene.water();
        scene.shore();
        scene.picture.blur(1);
        scene.picture.develop(5, 0.35, 99);
        return scene.picture;
    }

    private void sky() {
        for (int y = 0; y < SHORE; y++) {
            double height = y / (double) SHORE;
            for (int x = 0; x < WIDTH; x++) {
                double cloud = noise.at(x / 240.0, y / 75.0 + 3, 6);
                double cover = Math.clamp((cloud - 0.47) * 4.2, 0, 0.9);
                double glow =
                        Math.exp(
                                -(Math.pow((x - 360) / 420.0, 2) + Math.pow(height - 0.72, 2) * 9));
                double red = Noise.mix(92, 246, height) + 40 * glow;
                double green = Noise.mix(126, 196, height) + 22 * glow;
                double blue = Noise.mix(178, 158, height) - 20 * glow;
                double lit = 150 + 95 * glow + 30 * cloud;
                picture.image.setRGB(
                        x,
                        y,
                        new Color(
                                        Picture.clamp(Noise.mix(red, lit + 12, cover)),
                                        Picture.clamp(Noise.mix(green, lit - 6, cover)),
                                        Picture.clamp(Noise.mix(blue, lit + 2, cover)))
                                .getRGB());
            }
        }
    }

    private void ridge(int base, int rise, int hex, double roughness, double offset) {
        var tone = Picture.rgb(hex);
        for (int x = 0; x < WIDTH; x++) {
            double crest = noise.at(x * roughness / 900 + offset, offset, 7);
            int top = (int) (base - rise * (crest - 0.35) * 1.8);
            for (int y = Math.max(0, top); y < SHORE; y++) {
                double rock = 0.78 + 0.44 * noise.at(x / 26.0, y / 17.0 + offset, 5);
                double haze = Math.clamp((y - top) / 260.0, 0, 0.35);
                picture.image.setRGB(
                        x,
                        y,
                        Picture.clamp(Noise.mix(tone.getRed() * rock, 214, haze)) << 16
                                | Picture.clamp(Noise.mix(tone.getGreen() * rock, 190, haze)) << 8
                                | Picture.clamp(Noise.mix(tone.getBlue() * rock, 176, haze)));
            }
        }
    }

    private void cabin(int x, int y) {
        picture.fill(0x6e4630, new Rectangle2D.Double(x, y, 190, 92));
        for (int plank = 0; plank < 9; plank++) {
            picture.line(0x54321f, 1.4f, new Rectangle2D.Double(x, y + plank * 10.4, 190, 0.4));
        }
        picture.fill(0x3a3f45, polygon(x - 22, y + 6, x + 95, y - 66, x + 212, y + 6));
        picture.line(0x8d949b, 2f, polygon(x - 22, y + 6, x + 95, y - 66, x + 212, y + 6));
        picture.fill(0x4a4d50, new Rectangle2D.Double(x + 138, y - 74, 20, 44));
        for (int window = 0; window < 2; window++) {
            int left = x + 20 + window * 112;
            picture.fill(0xffd27a, new Rectangle2D.Double(left, y + 28, 40, 32));
            picture.line(0xe9e2d4, 3f, new Rectangle2D.Double(left, y + 28, 40, 32));
            picture.line(0xe9e2d4, 2f, new Rectangle2D.Double(left + 20, y + 28, 0.3, 32));
        }
        picture.fill(0x2f4a44, new Rectangle2D.Double(x + 78, y + 34, 34, 58));
    }

    private void trees() {
        var random = new SplittableRandom(5);
        for (int i = 0; i < 64; i++) {
            int x = random.nextInt(WIDTH);
            if (x > 770 && x < 1060) {
                continue;
            }
            int height = 60 + random.nextInt(110);
            int foot = SHORE - 2 + random.nextInt(6);
            int shade = 0x16281f + random.nextInt(14) * 0x010201;
            for (int tier = 0; tier < 7; tier++) {
                double top = foot - height + tier * height / 8.5;
                double half = 5 + tier * height / 34.0 + random.nextDouble() * 3;
                picture.fill(
                        shade,
                        polygon(
                                x - half,
                                top + height / 4.6,
                                x,
                                top,
                                x + half,
                                top + height / 4.6));
            }
        }
    }

    private void water() {
        for (int y = SHORE; y < HEIGHT; y++) {
            double depth = (y - SHORE) / (double) (HEIGHT - SHORE);
            int mirrored = Math.max(0, SHORE - 1 - (int) ((y - SHORE) * 1.35));
            for (int x = 0; x < WIDTH; x++) {
                double wave = noise.at(x / (30.0 + 60 * depth), y / (2.5 + 7 * depth), 4) - 0.5;
                int from = Math.clamp((long) (x + wave * (12 + 46 * depth)), 0, WIDTH - 1);
                int row = Math.clamp((long) (mirrored + wave * 26), 0, SHORE - 1);
                var seen = new Color(picture.image.getRGB(from, row));
                double keep = 0.8 - 0.32 * depth + wave * 0.3;
                picture.image.setRGB(
                        x,
                        y,
                        Picture.clamp(seen.getRed() * keep + 8) << 16
                                | Picture.clamp(seen.getGreen() * keep + 16) << 8
                                | Picture.clamp(seen.getBlue() * keep + 26));
            }
        }
    }

    private void shore() {
        for (int x = 0; x < WIDTH; x++) {
            int top = HEIGHT - 60 - (int) (70 * noise.at(x / 170.0, 9, 5));
            for (int y = top + x / 14; y < HEIGHT; y++) {
                double stone = noise.at(x / 9.0, y / 6.0, 5);
                int level = Picture.clamp(34 + 92 * stone * stone);
                picture.image.setRGB(
                        x, y, level << 16 | (int) (level * 0.94) << 8 | (int) (level * 0.86));
            }
        }
        picture.fill(0x5b4633, polygon(905, 522, 925, 522, 1000, 640, 940, 640));
        for (int plank = 0; plank < 12; plank++) {
            double y = 524 + plank * 10;
            picture.line(
                    0x382a1d,
                    1.5f,
                    new Rectangle2D.Double(905 + plank * 3, y, 20 + plank * 3.4, 0.3));
        }
    }

    private static Path2D polygon(double... points) {
        var path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        return path;
    }
}
