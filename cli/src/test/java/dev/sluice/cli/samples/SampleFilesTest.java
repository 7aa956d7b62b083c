package dev.sluice.cli.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleFilesTest {
    private static final Path SAMPLES = Path.of("../samples");

    @ParameterizedTest
    @CsvSource({
        "lake-cabin.jpg, ffd8ff",
        "mug-front.jpg, ffd8ff",
        "mug-handle.jpg, ffd8ff",
        "mug-above.jpg, ffd8ff",
        "shop-page.png, 89504e47",
        "flea-market.webp, 52494646",
        "invoice.pdf, 255044462d",
        "lease.docx, 504b0304"
    })
    void everyFile_isWhatItsNameSays(String name, String head) throws IOException {
        var bytes = Files.readAllBytes(SAMPLES.resolve(name));
        assertThat(java.util.HexFormat.of().formatHex(bytes)).startsWith(head);
        assertThat(bytes.length).isLessThan(1_000_000);
    }

    @Test
    void invoice_hasThreePages_withTheTotalOnTheSecond() throws IOException {
        try (var invoice = Loader.loadPDF(SAMPLES.resolve("invoice.pdf").toFile())) {
            assertThat(invoice.getNumberOfPages()).isEqualTo(3);
            var second = new PDFTextStripper();
            second.setStartPage(2);
            second.setEndPage(2);
            assertThat(second.getText(invoice)).contains("Total due (EUR)", "3,583.76");
        }
    }

    @Test
    void lease_isDrawnAgainByteForByte(@TempDir Path folder) throws IOException {
        var again = folder.resolve("lease.docx");
        ContractDocx.write(again);
        assertThat(again).hasSameBinaryContentAs(SAMPLES.resolve("lease.docx"));
        try (var zip = new ZipFile(again.toFile())) {
            var body = zip.getInputStream(zip.getEntry("word/document.xml")).readAllBytes();
            assertThat(new String(body, StandardCharsets.UTF_8)).contains("EUR 2,140.00 net");
        }
    }
}
