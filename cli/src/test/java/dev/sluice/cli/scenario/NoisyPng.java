package dev.sluice.cli.scenario;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.ImageIO;

/// An image of 4.8 MB, which nothing can make smaller; another one for each seed.
final class NoisyPng {

    private static final int SIDE = 1262;

    private NoisyPng() {}

    static byte[] of(long seed) throws IOException {
        var image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        var random = new Random(seed);
        for (var at = 0; at < SIDE * SIDE; at++) {
            image.setRGB(at % SIDE, at / SIDE, random.nextInt());
        }
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(image, "png", bytes);
        return bytes.toByteArray();
    }
}
