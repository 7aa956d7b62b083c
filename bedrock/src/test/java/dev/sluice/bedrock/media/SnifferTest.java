package dev.sluice.bedrock.media;

import static dev.sluice.bedrock.media.Files.hex;
import static dev.sluice.bedrock.media.Files.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnifferTest {

    private static MediaKind image(ImageFormat format) {
        return new MediaKind.Image(format);
    }

    private static MediaKind document(DocumentFormat format) {
        return new MediaKind.Document(format);
    }

    @Test
    void f19_pictures_areKnownByTheirBytes() {
        assertThat(Sniffer.sniff(Files.png(1, 1))).isEqualTo(image(ImageFormat.PNG));
        assertThat(Sniffer.sniff(Files.jpeg(1, 1))).isEqualTo(image(ImageFormat.JPEG));
        assertThat(Sniffer.sniff(Files.gif(1, 1))).isEqualTo(image(ImageFormat.GIF));
        assertThat(Sniffer.sniff(Files.webp("VP8X", "00"))).isEqualTo(image(ImageFormat.WEBP));
    }

    @Test
    void documents_areKnownByTheirBytes() {
        assertThat(Sniffer.sniff(Files.pdf(1))).isEqualTo(document(DocumentFormat.PDF));
        assertThat(Sniffer.sniff(utf8("\r\nMIME\r\n%PDF-1.4 ...")))
                .isEqualTo(document(DocumentFormat.PDF));
        assertThat(Sniffer.sniff(Files.docx())).isEqualTo(document(DocumentFormat.DOCX));
        assertThat(Sniffer.sniff(Files.xlsx())).isEqualTo(document(DocumentFormat.XLSX));
        assertThat(Sniffer.sniff(Files.ole(0, "Root Entry", "WordDocument", "Workbook")))
                .isEqualTo(document(DocumentFormat.DOC));
        assertThat(Sniffer.sniff(Files.ole(7, "Root Entry", "Workbook", "WordDocument")))
                .isEqualTo(document(DocumentFormat.XLS));
        assertThat(Sniffer.sniff(Files.ole(0, "Root Entry", "EncryptedPackage")))
                .isEqualTo(new MediaKind.Encrypted("Office document"));
    }

    @Test
    void oleStreams_areReadFromTheDirectoryOnly() {
        var word = Files.ole(7, "Root Entry", "WordDocument");
        var decoy = Files.ole(0, "Workbook");
        System.arraycopy(decoy, 512, word, 7 * 512, 128);

        assertThat(Sniffer.sniff(word)).isEqualTo(document(DocumentFormat.DOC));
    }

    @ParameterizedTest
    @CsvSource({
        "0000001866747970 68656963 00000000 6D696631,HEIC",
        "0000001866747970 6D696631 00000000 68656963,HEIC",
        "0000001866747970 61766966 00000000 6D696631,AVIF",
        "0000001866747970 6D696631 00000000 61766966,AVIF",
        "0000001866747970 69736F6D 00000000 6D703432,MP4 or QuickTime",
        "49492A00 08000000,TIFF",
        "4D4D002A 00000008,TIFF",
        "424D 46000000 00000000 36000000 28000000,BMP",
        "00000100 0100,ICO",
        "1F8B0800 00000000,gzip",
        "504B0506 00000000,empty ZIP",
        "7F454C46 02010100,program",
        "0001020304050607,unknown binary format",
    })
    void f20_whatNoModelTakes_isNamed(String bytes, String name) {
        assertThat(Sniffer.sniff(hex(bytes))).isEqualTo(new MediaKind.Unsupported(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<svg xmlns='http://www.w3.org/2000/svg'/>",
                "\uFEFF<?xml version=\"1.0\"?>\n<!-- a > b -->\n<!DOCTYPE svg>\n<svg>",
                "<svg:svg xmlns:svg='x'>"
            })
    void f20_svg_isAPictureThatIsNotTaken(String text) {
        assertThat(Sniffer.sniff(utf8(text))).isEqualTo(new MediaKind.Unsupported("SVG"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "key: value\n",
                "const a: number = 1;",
                "BMW and other cars",
                "MZ is how programs begin",
                "<html><body><svg></svg></body></html>",
                "<!-- <svg> -->\n<html>",
                "PK and PC are abbreviations",
                "x",
                " \n"
            })
    void f12_text_isTextWhateverItsName(String text) {
        assertThat(Sniffer.sniff(utf8(text))).isEqualTo(new MediaKind.Text());
    }

    @Test
    void f09_textInOtherEncodings_isText() {
        assertThat(Sniffer.sniff("名前,値".getBytes(Charset.forName("Shift_JIS"))))
                .isEqualTo(new MediaKind.Text());
        assertThat(Sniffer.sniff("a\tb\r\n".getBytes(StandardCharsets.UTF_16)))
                .isEqualTo(new MediaKind.Text());
    }

    @Test
    void f26_noBytes_areEmpty() {
        assertThat(Sniffer.sniff(new byte[0])).isEqualTo(new MediaKind.Empty());
    }

    @Test
    void otherArchives_areNotOfficeDocuments() {
        assertThat(Sniffer.sniff(Files.zip("word.txt", "word/notes.txt")))
                .isEqualTo(new MediaKind.Unsupported("ZIP"));
        assertThat(Sniffer.sniff(Files.zipStoring("a.docx", Files.docx())))
                .isEqualTo(new MediaKind.Unsupported("ZIP"));
        assertThat(Sniffer.sniff(Files.zip("[Content_Types].xml", "ppt/presentation.xml")))
                .isEqualTo(new MediaKind.Unsupported("PowerPoint"));
        assertThat(
                        Sniffer.sniff(
                                Files.zipStoring(
                                        "mimetype",
                                        utf8("application/vnd.oasis.opendocument.text"))))
                .isEqualTo(new MediaKind.Unsupported("OpenDocument"));
    }

    @Test
    void headThatDoesNotDecide_isUnsettled() {
        var docx = Files.docx();
        var excel = Files.ole(300, "Root Entry", "Workbook");

        assertThat(Sniffer.sniff(Arrays.copyOf(docx, 60), docx.length))
                .isEqualTo(new MediaKind.Unsettled());
        assertThat(Sniffer.sniff(Arrays.copyOf(excel, 65_536), excel.length))
                .isEqualTo(new MediaKind.Unsettled());
        assertThat(Sniffer.sniff(excel)).isEqualTo(document(DocumentFormat.XLS));
    }

    @Test
    void cutThroughACharacter_isStillText() {
        var text = utf8("日本語".repeat(10));

        assertThat(Sniffer.sniff(Arrays.copyOf(text, 31), text.length))
                .isEqualTo(new MediaKind.Text());
    }

    @Test
    void everyPrefixOfEveryKind_isClassifiedWithoutError() {
        for (var whole : new byte[][] {Files.docx(), Files.ole(2, "Book"), Files.jpeg(9, 9)}) {
            for (int cut = 0; cut <= whole.length; cut++) {
                assertThat(Sniffer.sniff(Arrays.copyOf(whole, cut), whole.length)).isNotNull();
                assertThat(Sniffer.sniff(Arrays.copyOf(whole, cut))).isNotNull();
            }
        }
    }
}
