package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.model.PixelSize;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ImageHeaderTest {

    @Test
    void headers_tellTheSize() {
        assertThat(ImageHeader.size(ImageFormat.PNG, Files.png(2001, 10)))
                .contains(new PixelSize(2001, 10));
        assertThat(ImageHeader.size(ImageFormat.GIF, Files.gif(300, 65535)))
                .contains(new PixelSize(300, 65535));
        assertThat(ImageHeader.size(ImageFormat.JPEG, Files.jpeg(4032, 3024)))
                .contains(new PixelSize(4032, 3024));
    }

    @Test
    void webp_tellsItInThreeWays() {
        assertThat(ImageHeader.size(ImageFormat.WEBP, Files.webp("VP8X", "00000000 CF0700 090000")))
                .contains(new PixelSize(2000, 10));
        assertThat(ImageHeader.size(ImageFormat.WEBP, Files.webp("VP8L", "2F CF47 0200 00")))
                .contains(new PixelSize(2000, 10));
        assertThat(
                        ImageHeader.size(
                                ImageFormat.WEBP, Files.webp("VP8 ", "000000 9D012A D007 0A00")))
                .contains(new PixelSize(2000, 10));
    }

    @Test
    void f27_fourColourComponents_doNotMatter() {
        assertThat(ImageHeader.size(ImageFormat.JPEG, Files.jpeg(1200, 900)))
                .contains(new PixelSize(1200, 900));
    }

    @Test
    void brokenHeaders_haveNoSize() {
        assertThat(ImageHeader.size(ImageFormat.PNG, Files.png(0, 10))).isEmpty();
        assertThat(ImageHeader.size(ImageFormat.PNG, Files.png(-1, 10))).isEmpty();
        assertThat(ImageHeader.size(ImageFormat.JPEG, Files.hex("FFD8 FFDA 0002 00"))).isEmpty();
        assertThat(ImageHeader.size(ImageFormat.JPEG, Files.hex("FFD8 FFE1 0001 FFD9"))).isEmpty();
        assertThat(ImageHeader.size(ImageFormat.WEBP, Files.webp("ABCD", "00"))).isEmpty();
    }

    @Test
    void cutHeaders_haveNoSize() {
        var whole = Files.jpeg(10, 10);
        for (int cut = 0; cut < 120; cut++) {
            assertThat(ImageHeader.size(ImageFormat.JPEG, Arrays.copyOf(whole, cut))).isEmpty();
        }
        for (var format : ImageFormat.values()) {
            assertThat(ImageHeader.size(format, new byte[0])).isEmpty();
        }
    }
}
