package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContentTypesTest {

    private static final MediaKind JPEG = new MediaKind.Image(ImageFormat.JPEG);

    @ParameterizedTest
    @CsvSource({
        "PHOTO.JPG,",
        "a.jfif,",
        "a.jpe,application/octet-stream",
        "a,image/jpg",
        "a,IMAGE/JPEG",
        "a,Image/Jpeg; charset=binary",
        "a.JPEG,image/png"
    })
    void f18_aliasesAndCase_meanTheSame(String name, String type) {
        assertThat(ContentTypes.declared(name, type)).isEqualTo(JPEG);
    }

    @ParameterizedTest
    @CsvSource({
        "a.tiff,image/tiff",
        "a.jpg,image/heic",
        "a.bmp,",
        "a.svg,image/svg+xml",
        "a,image/x-icon",
        "a.mp4,video/mp4",
        "a.zip,application/zip",
        "a,application/x-zip-compressed",
    })
    void f18_plainlyUnsupported_isRefused(String name, String type) {
        assertThat(ContentTypes.declared(name, type)).isInstanceOf(MediaKind.Unsupported.class);
    }

    @ParameterizedTest
    @CsvSource({"notes.yaml,", "a.ts,video/mp2t", "a.csv,application/vnd.ms-excel", "x,text/plain"})
    void f12_text_isText(String name, String type) {
        assertThat(ContentTypes.declared(name, type)).isEqualTo(new MediaKind.Text());
    }

    @ParameterizedTest
    @CsvSource({"b.bin,", "x,", "x,application/octet-stream", "a.heic,image/jpeg", "a.,''"})
    void doubt_isLeftToTheBytes(String name, String type) {
        assertThat(ContentTypes.declared(name, type)).isEqualTo(new MediaKind.Unsettled());
    }

    @Test
    void nothingDeclared_isLeftToTheBytes() {
        assertThat(ContentTypes.declared(null, null)).isEqualTo(new MediaKind.Unsettled());
    }

    @Test
    void documents_areKnownByEither() {
        assertThat(ContentTypes.declared("a.PDF", "application/octet-stream"))
                .isEqualTo(new MediaKind.Document(DocumentFormat.PDF));
        assertThat(ContentTypes.declared(null, "application/msword"))
                .isEqualTo(new MediaKind.Document(DocumentFormat.DOC));
        assertThat(ContentTypes.declared("a.docx", "application/zip"))
                .isEqualTo(new MediaKind.Document(DocumentFormat.DOCX));
    }
}
