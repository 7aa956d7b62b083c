package dev.sluice.bedrock.media;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;

/// The smallest files of each kind, made here.
final class Files {

    private Files() {}

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static byte[] png(int width, int height) {
        return ByteBuffer.allocate(33)
                .put(hex("89504E470D0A1A0A 0000000D"))
                .put("IHDR".getBytes(StandardCharsets.US_ASCII))
                .putInt(width)
                .putInt(height)
                .put(hex("0806000000 00000000"))
                .array();
    }

    static byte[] gif(int width, int height) {
        return ByteBuffer.allocate(13)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put("GIF89a".getBytes(StandardCharsets.US_ASCII))
                .putShort((short) width)
                .putShort((short) height)
                .array();
    }

    /// Application data in front, as cameras write it, and four components, as printers want them.
    static byte[] jpeg(int width, int height) {
        return ByteBuffer.allocate(138)
                .put(hex("FFD8 FFE1 0066"))
                .put(new byte[100])
                .put(hex("FF FFEE 0002"))
                .put(hex("FFC4 0003 00"))
                .put(hex("FFC0 0014 08"))
                .putShort((short) height)
                .putShort((short) width)
                .put(hex("04 011100 021100 031100 041100"))
                .array();
    }

    static byte[] webp(String chunk, String body) {
        var bytes = hex(body);
        return ByteBuffer.allocate(20 + bytes.length)
                .put("RIFF0000WEBP".getBytes(StandardCharsets.US_ASCII))
                .put(chunk.getBytes(StandardCharsets.US_ASCII))
                .putInt(bytes.length)
                .put(bytes)
                .array();
    }

    static byte[] zip(String... entries) {
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(out)) {
            for (var entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(entry.getBytes(StandardCharsets.UTF_8));
                zip.closeEntry();
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /// One file in an archive, not compressed.
    static byte[] zipStoring(String name, byte[] content) {
        var out = new ByteArrayOutputStream();
        try (var zip = new ZipOutputStream(out)) {
            var crc = new CRC32();
            crc.update(content);
            var entry = new ZipEntry(name);
            entry.setMethod(ZipEntry.STORED);
            entry.setSize(content.length);
            entry.setCrc(crc.getValue());
            zip.putNextEntry(entry);
            zip.write(content);
            zip.closeEntry();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    static byte[] docx() {
        return zip("[Content_Types].xml", "_rels/.rels", "word/document.xml");
    }

    static byte[] xlsx() {
        return zip("[Content_Types].xml", "_rels/.rels", "xl/workbook.xml");
    }

    /// A compound file whose directory is its sector `directory`.
    static byte[] ole(int directory, String... streams) {
        var file = ByteBuffer.allocate(512 * (directory + 2)).order(ByteOrder.LITTLE_ENDIAN);
        file.put(hex("D0CF11E0A1B11AE1"));
        file.putShort(30, (short) 9).putInt(48, directory);
        int at = 512 * (directory + 1);
        for (var stream : streams) {
            var name = stream.getBytes(StandardCharsets.UTF_16LE);
            file.put(at, name).putShort(at + 64, (short) (name.length + 2));
            at += 128;
        }
        return file.array();
    }

    static byte[] pdf(int pages) {
        return pdf(pages, "");
    }

    static byte[] pdf(int pages, String password) {
        var out = new ByteArrayOutputStream();
        try (var document = new PDDocument()) {
            for (int i = 0; i < pages; i++) {
                document.addPage(new PDPage());
            }
            if (!password.isEmpty()) {
                document.protect(
                        new StandardProtectionPolicy("owner", password, new AccessPermission()));
            }
            document.save(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }

    /// A PDF whose catalogue lies in an object stream of so many MiB.
    static byte[] pdfInflatingTo(int mebibytes) {
        var packed = new ByteArrayOutputStream();
        var pdf = new ByteArrayOutputStream();
        try (var deflater = new DeflaterOutputStream(packed)) {
            deflater.write(utf8("2 0 <</Type/Catalog/Pages 3 0 R>>"));
            var blank = utf8(" ".repeat(1 << 20));
            for (int i = 0; i < mebibytes; i++) {
                deflater.write(blank);
            }
            deflater.finish();
            pdf.writeBytes(
                    utf8("%PDF-1.5\n3 0 obj\n<</Type/Pages/Count 1/Kids[4 0 R]>>\nendobj\n"));
            pdf.writeBytes(utf8("4 0 obj\n<</Type/Page/Parent 3 0 R>>\nendobj\n1 0 obj\n"));
            pdf.writeBytes(
                    utf8(
                            "<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length "
                                    + packed.size()
                                    + ">>\nstream\n"));
            packed.writeTo(pdf);
            pdf.writeBytes(utf8("\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF\n"));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return pdf.toByteArray();
    }

    /// The same bytes with zeros behind them, up to a size.
    static byte[] padded(byte[] bytes, int size) {
        return Arrays.copyOf(bytes, size);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static InputFile file(String name, byte[] bytes) {
        return new InputFile(name, new InputContent.Whole(bytes));
    }
}
