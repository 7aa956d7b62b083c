package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.check.Requests.CLAUDE;
import static dev.sluice.local.simulator.check.Requests.NOVA;
import static dev.sluice.local.simulator.check.Requests.OK;
import static dev.sluice.local.simulator.check.Requests.check;
import static dev.sluice.local.simulator.check.Requests.document;
import static dev.sluice.local.simulator.check.Requests.image;
import static dev.sluice.local.simulator.check.Requests.text;
import static dev.sluice.local.simulator.check.Requests.user;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Media;
import dev.sluice.local.simulator.wire.Block;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class MediaCheckTest {

    @Test
    void f09_textThatIsNotUtf8_isRefused() {
        var shiftJis = "名前,値".getBytes(Charset.forName("Shift_JIS"));
        assertThat(check(NOVA, user(document("csv", "a", shiftJis), text("Go."))))
                .contains("unsupported MIME type application/octet-stream");
        var utf8 = "名前,値".getBytes(StandardCharsets.UTF_8);
        assertThat(check(NOVA, user(document("csv", "a", utf8), text("Go.")))).isEqualTo(OK);
    }

    @Test
    void f13_sizeLimit_dependsOnTheFormat() {
        var text = new byte[4_500_001];
        Arrays.fill(text, (byte) 'a');
        assertThat(check(NOVA, user(document("txt", "a", text), text("Go."))))
                .contains("document exceeds 4.5 MB maximum: 4500001 bytes > 4500000 bytes");
        var pdf = Arrays.copyOf(Media.pdf(3), 4_600_000);
        assertThat(check(NOVA, user(document("pdf", "a", pdf), text("Go.")))).isEqualTo(OK);
    }

    @Test
    void f14_mediaOverTheRequestsSize_areInputTooLong() {
        var pdf = Arrays.copyOf(Media.pdf(1), 25_000_001);
        assertThat(check(NOVA, user(document("pdf", "a", pdf), text("Go."))))
                .isEqualTo("Input is too long for requested model.");
    }

    @Test
    void f15_pagesOfAllDocuments_areAddedUp() {
        var sixty = Media.pdf(60);
        assertThat(
                        check(
                                CLAUDE,
                                user(
                                        document("pdf", "a", sixty),
                                        document("pdf", "b", sixty),
                                        text("Go."))))
                .contains("messages.0.content.1")
                .contains("A maximum of 100 PDF pages may be provided.");
        assertThat(check(CLAUDE, user(document("pdf", "a", Media.pdf(100)), text("Go."))))
                .isEqualTo(OK);
    }

    @Test
    void lockedPdf_isRefused() {
        assertThat(check(NOVA, user(document("pdf", "a", Media.lockedPdf()), text("Go."))))
                .contains("password protected");
    }

    @Test
    void brokenPdf_isRefused() {
        var broken = "%PDF-1.7 nothing".getBytes(StandardCharsets.UTF_8);
        assertThat(check(NOVA, user(document("pdf", "a", broken), text("Go."))))
                .contains("The PDF specified was not valid.");
    }

    @Test
    void documentOfAnotherFormat_isRefused() {
        assertThat(check(NOVA, user(document("docx", "a", Media.pdf(1)), text("Go."))))
                .contains("for the format docx");
    }

    @Test
    void f19_imageOfAnotherFormat_isRefused() {
        assertThat(check(NOVA, user(image("jpeg", Media.png(2, 2)), text("Go."))))
                .contains("specified using the image/jpeg media type")
                .contains("appears to be a image/png image");
    }

    @Test
    void f20_noImageAtAll_isRefused() {
        var heic = "\0\0\0\30ftypheic".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(check(NOVA, user(image("jpeg", heic), text("Go."))))
                .endsWith("messages.0.content.0.image.source.bytes: Could not process image");
    }

    @Test
    void f21_limitIsOnTheBase64Length() {
        var most = Arrays.copyOf(Media.png(10, 10), 3_932_160);
        assertThat(check(CLAUDE, user(image("png", most), text("Go.")))).isEqualTo(OK);
        var more = Arrays.copyOf(most, 3_932_161);
        assertThat(check(CLAUDE, user(image("png", more), text("Go."))))
                .contains("image exceeds 5 MB maximum: 5242884 bytes > 5242880 bytes");
    }

    @Test
    void f22_moreThan20Images_mustBeSmaller() {
        var twenty = new ArrayList<Block>(Collections.nCopies(19, image("png", Media.png(1, 1))));
        twenty.add(image("png", Media.png(2_001, 10)));
        assertThat(check(CLAUDE, user(twenty, "Go."))).isEqualTo(OK);
        twenty.add(image("png", Media.png(1, 1)));
        assertThat(check(CLAUDE, user(twenty, "Go.")))
                .contains("messages.0.content.19")
                .contains("max allowed size for many-image requests: 2000 pixels");
    }

    @Test
    void sideOver8000_isRefused() {
        assertThat(check(CLAUDE, user(image("png", Media.png(8_001, 1)), text("Go."))))
                .contains("max allowed size: 8000 pixels");
    }

    @Test
    void everyFormatOfTheJdk_isTakenUnderItsName() {
        for (var format : new String[] {"png", "jpeg", "gif"}) {
            assertThat(check(NOVA, user(image(format, Media.image(format, 3, 4)), text("Go."))))
                    .isEqualTo(OK);
        }
    }
}
