package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PdfInspectionTest {

    @Test
    void pages_areCounted() {
        assertThat(PdfInspection.inspect(Files.pdf(101)))
                .isEqualTo(new PdfInspection.Readable(101));
    }

    @Test
    void password_isFound() {
        assertThat(PdfInspection.inspect(Files.pdf(1, "secret")))
                .isEqualTo(new PdfInspection.Encrypted());
    }

    @Test
    void brokenFiles_doNotOpen() {
        assertThat(PdfInspection.inspect(Files.utf8("%PDF-1.7 and then nothing")))
                .isEqualTo(new PdfInspection.Unreadable());
        assertThat(PdfInspection.inspect(Files.pdf(0))).isEqualTo(new PdfInspection.Unreadable());
    }

    @Test
    void cutAnywhere_neverThrows() {
        var whole = Files.pdf(3);
        for (int cut = 0; cut < whole.length; cut += 7) {
            assertThat(PdfInspection.inspect(Arrays.copyOf(whole, cut))).isNotNull();
        }
    }

    @Test
    void compressedStructureOfAnySize_isNotInflated() {
        assertThat(PdfStructure.isModest(Files.pdfInflatingTo(60))).isTrue();
        assertThat(PdfStructure.isModest(Files.pdfInflatingTo(70))).isFalse();
        assertThat(PdfInspection.inspect(Files.pdfInflatingTo(70)))
                .isEqualTo(new PdfInspection.Unreadable());
    }
}
