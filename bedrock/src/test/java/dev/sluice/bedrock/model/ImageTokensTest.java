package dev.sluice.bedrock.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImageTokensTest {

    private static final PatchTokens STANDARD = new PatchTokens(28, 1568, 1568);
    private static final PatchTokens HIGH = new PatchTokens(28, 2576, 4784);

    @ParameterizedTest
    @CsvSource({
        "200,200,64",
        "1000,1000,1296",
        "1092,1092,1521",
        "1920,1080,1560",
    })
    void standardTier_countsAsPublished(int width, int height, long tokens) {
        assertThat(STANDARD.of(new PixelSize(width, height))).isEqualTo(tokens);
    }

    @ParameterizedTest
    @CsvSource({"1920,1080,2691", "3840,2160,4784"})
    void highTier_countsAsPublished(int width, int height, long tokens) {
        assertThat(HIGH.of(new PixelSize(width, height))).isEqualTo(tokens);
    }

    @Test
    void largeImages_areShrunkAsPublished() {
        assertThat(STANDARD.resized(new PixelSize(1920, 1080))).isEqualTo(new PixelSize(1456, 819));
        assertThat(STANDARD.resized(new PixelSize(1075, 1520))).isEqualTo(new PixelSize(924, 1307));
        assertThat(HIGH.resized(new PixelSize(3840, 2160))).isEqualTo(new PixelSize(2576, 1449));
    }

    @Test
    void extremeShapes_keepASide() {
        assertThat(STANDARD.resized(new PixelSize(8000, 1))).isEqualTo(new PixelSize(1568, 1));
        assertThat(STANDARD.of(new PixelSize(1, 8000))).isEqualTo(56);
    }

    @Test
    void everyShrunkImage_isWithinBothLimits() {
        for (int width = 1; width <= 8000; width += 397) {
            for (int height = 1; height <= 8000; height += 397) {
                var seen = STANDARD.resized(new PixelSize(width, height));
                assertThat(seen.longSide()).isLessThanOrEqualTo(1568);
                assertThat(STANDARD.of(seen)).isLessThanOrEqualTo(1568);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "900,450,800",
        "900,900,1300",
        "1400,900,1800",
        "1800,900,2400",
        "1300,1300,2600",
        "10,10,800",
        "8000,8000,2600",
        "1150,900,1550",
    })
    void novaOne_readsThePublishedTable(int width, int height, long tokens) {
        var nova = ModelCatalogue.standard().profile("amazon.nova-lite-v1:0").orElseThrow();

        assertThat(nova.tokens().image().of(new PixelSize(width, height))).isEqualTo(tokens);
    }

    @Test
    void novaTwo_countsEveryImageTheSame() {
        var nova = ModelCatalogue.standard().profile("us.amazon.nova-2-lite-v1:0").orElseThrow();

        assertThat(nova.tokens().image().of(new PixelSize(1, 1))).isEqualTo(230);
        assertThat(nova.tokens().image().of(new PixelSize(8000, 8000))).isEqualTo(230);
    }
}
