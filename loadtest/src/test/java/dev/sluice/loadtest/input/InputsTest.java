package dev.sluice.loadtest.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.loadtest.scenario.ScenarioOutcome;
import dev.sluice.loadtest.scenario.ScenarioReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

class InputsTest {

    @Test
    void png_opens_hasItsPixelsAndItsSize() throws IOException {
        var file = new PngMould(40, 30, 5000).cast(new Stamp(1, 2, 3));

        var image = ImageIO.read(new ByteArrayInputStream(file));

        assertThat(image.getWidth()).isEqualTo(40);
        assertThat(image.getHeight()).isEqualTo(30);
        assertThat(file).hasSize(5000);
    }

    @Test
    void jpeg_opens_hasItsPixelsAndItsSize_alsoBeyondOneComment() throws IOException {
        for (var bytes : new int[] {20_000, 200_000, 65_537 + 1234}) {
            var file = new JpegMould(64, 48, bytes).cast(new Stamp(1, 2, 3));

            var image = ImageIO.read(new ByteArrayInputStream(file));

            assertThat(image.getWidth()).isEqualTo(64);
            assertThat(image.getHeight()).isEqualTo(48);
            assertThat(file).hasSize(bytes);
        }
    }

    @Test
    void pdf_opens_hasItsPagesAndItsSize() throws IOException {
        var file = new PdfMould(7, 100_000).cast(new Stamp(1, 2, 3));

        try (var document = Loader.loadPDF(file)) {
            assertThat(document.getNumberOfPages()).isEqualTo(7);
            assertThat(new PDFTextStripper().getText(document))
                    .contains("sluice load test 1/2/3, page 1")
                    .contains("sluice load test 1/2/3, page 7");
        }
        assertThat(file.length).isBetween(100_000, 100_008);
    }

    @Test
    void pictureLargerThanAsked_isWhole() throws IOException {
        assertThat(ImageIO.read(new ByteArrayInputStream(new PngMould(9, 9, 1).cast(stamp()))))
                .isNotNull();
        assertThat(ImageIO.read(new ByteArrayInputStream(new JpegMould(9, 9, 1).cast(stamp()))))
                .isNotNull();
    }

    @Test
    void allFiles_areDifferent_andTheSameAgain() {
        var scenario = mixed();
        var once = new Inputs(scenario);
        var again = new Inputs(scenario);
        var seen = new HashSet<String>();

        for (int request = 0; request < 50; request++) {
            var files = once.payload(request).files();
            var same = again.payload(request).files();
            for (int file = 0; file < files.size(); file++) {
                assertThat(files.get(file).bytes()).isEqualTo(same.get(file).bytes());
                assertThat(
                                seen.add(
                                        new String(
                                                files.get(file).bytes(),
                                                java.nio.charset.StandardCharsets.ISO_8859_1)))
                        .isTrue();
            }
        }
    }

    @Test
    void kinds_comeByTheirWeight() {
        var inputs = new Inputs(mixed());

        var documents =
                IntStream.range(0, 2000)
                        .filter(request -> inputs.shape(request).documents().isPresent())
                        .count();

        assertThat(documents).isBetween(430L, 570L);
    }

    @Test
    void prompt_isAsLongAsAsked_andNamesItsRequest() {
        assertThat(new Inputs(mixed()).payload(3).prompt())
                .startsWith("Request 9/3.")
                .hasSizeBetween(300, 340);
    }

    @Test
    void jpegs_differByTheirStamp() {
        var mould = new JpegMould(9, 9, 2000);

        assertThat(mould.cast(new Stamp(1, 1, 1))).isNotEqualTo(mould.cast(new Stamp(1, 1, 2)));
    }

    /// The library that opens them forgives a wrong table; other readers do not.
    @Test
    void pdfTable_pointsAtItsObjects() {
        var text =
                new String(
                        new PdfMould(2, 5000).cast(stamp()),
                        java.nio.charset.StandardCharsets.ISO_8859_1);
        var table = text.substring(text.lastIndexOf("\nxref") + 1).lines().skip(3).toList();

        for (int number = 1; number <= 8; number++) {
            var offset = Integer.parseInt(table.get(number - 1).substring(0, 10));
            assertThat(text.substring(offset)).startsWith(number + " 0 obj\n");
        }
    }

    private static Stamp stamp() {
        return new Stamp(1, 1, 1);
    }

    private static dev.sluice.loadtest.scenario.Scenario mixed() {
        var yaml =
                """
                seed: 9
                requests: 10
                model: us.amazon.nova-2-lite-v1:0
                inputs:
                  - { weight: 3, textBytes: 300, images: { count: 3, format: png, width: 8, height: 8 } }
                  - { weight: 1, textBytes: 300, documents: { count: 2, pages: 1 } }
                """;
        return ((ScenarioOutcome.Valid) ScenarioReader.read("mixed", yaml)).scenario();
    }
}
