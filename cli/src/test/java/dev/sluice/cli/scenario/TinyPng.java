package dev.sluice.cli.scenario;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/// A small image, different for each pair of numbers.
final class TinyPng {

    private TinyPng() {}

    static byte[] of(int red, int green) {
        var image = new BufferedImage(16, 16, BufferedImage.TYPE_INT_RGB);
        for (int at = 0; at < 256; at++) {
            image.setRGB(at % 16, at / 16, (red % 256) << 16 | (green * 60) << 8 | at);
        }
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }
}
