package dev.sluice.cli.samples;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.awt.image.ConvolveOp;
import java.awt.image.Kernel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;

/// An RGB canvas with what the scenes need of a camera: blur, grain, a vignette, and files.
final class Picture {
    final BufferedImage image;
    final Graphics2D pen;

    Picture(int width, int height) {
        image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    }

    static Color rgb(int hex) {
        return new Color(hex);
    }

    void fill(int hex, Shape shape) {
        pen.setPaint(rgb(hex));
        pen.fill(shape);
    }

    void line(int hex, float width, Shape shape) {
        pen.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.setPaint(rgb(hex));
        pen.draw(shape);
    }

    void text(String text, int style, int size, int hex, int x, int y) {
        pen.setFont(new Font("DejaVu Sans", style, size));
        pen.setPaint(rgb(hex));
        pen.drawString(text, x, y);
    }

    int width(String text, int style, int size) {
        return pen.getFontMetrics(new Font("DejaVu Sans", style, size)).stringWidth(text);
    }

    /// A shadow or a lens: every pixel becomes the mean of a square.
    void blur(int radius) {
        int side = 2 * radius + 1;
        float[] weights = new float[side * side];
        Arrays.fill(weights, 1f / weights.length);
        var copy = new BufferedImage(image.getWidth(), image.getHeight(), image.getType());
        copy.setData(image.getData());
        new ConvolveOp(new Kernel(side, side, weights), ConvolveOp.EDGE_NO_OP, null)
                .filter(copy, image);
    }

    /// Sensor grain and the fall of light towards the corners.
    void develop(int grain, double vignette, long seed) {
        var random = new SplittableRandom(seed);
        double halfWidth = image.getWidth() / 2.0;
        double halfHeight = image.getHeight() / 2.0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                double dx = (x - halfWidth) / halfWidth;
                double dy = (y - halfHeight) / halfHeight;
                double light = 1 - vignette * (dx * dx + dy * dy) / 2;
                double noise = grain * random.nextGaussian(0, 1);
                var seen = new Color(image.getRGB(x, y));
                image.setRGB(
                        x,
                        y,
                        clamp(seen.getRed() * light + noise) << 16
                                | clamp(seen.getGreen() * light + noise) << 8
                                | clamp(seen.getBlue() * light + noise));
            }
        }
    }

    static int clamp(double level) {
        return (int) Math.max(0, Math.min(255, Math.round(level)));
    }

    void png(Path file) throws IOException {
        ImageIO.write(image, "png", file.toFile());
    }

    void jpeg(Path file, float quality) throws IOException {
        var writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        var settings = writer.getDefaultWriteParam();
        settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        settings.setCompressionQuality(quality);
        Files.deleteIfExists(file);
        try (var out = ImageIO.createImageOutputStream(file.toFile())) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(image, null, null), settings);
        } finally {
            writer.dispose();
        }
    }
}
