package dev.sluice.local.simulator;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;

/// Small inputs, made on the spot.
public final class Media {

    private Media() {}

    /// A blank PNG.
    public static byte[] png(int width, int height) {
        return image("png", width, height);
    }

    /// A blank image of a format that the JDK writes.
    public static byte[] image(String format, int width, int height) {
        try (var bytes = new ByteArrayOutputStream()) {
            ImageIO.write(
                    new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), format, bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A PDF of blank pages.
    public static byte[] pdf(int pages) {
        try (var document = blank(pages)) {
            return save(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A PDF that does not open without its password.
    public static byte[] lockedPdf() {
        try (var document = blank(1)) {
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            return save(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PDDocument blank(int pages) {
        var document = new PDDocument();
        for (int i = 0; i < pages; i++) {
            document.addPage(new PDPage());
        }
        return document;
    }

    private static byte[] save(PDDocument document) throws IOException {
        var bytes = new ByteArrayOutputStream();
        document.save(bytes);
        return bytes.toByteArray();
    }
}
