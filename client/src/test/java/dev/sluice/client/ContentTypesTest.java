package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContentTypesTest {

    @ParameterizedTest
    @CsvSource({
        "PHOTO.JPG, image/jpeg",
        "a.jfif, image/jpeg",
        "a.jpe, image/jpeg",
        "a.b.png, image/png",
        "x.webp, image/webp",
        "report.pdf, application/pdf",
        "notes.yaml, application/yaml",
        "table.csv, text/csv",
        "a.bin, application/octet-stream",
        "noextension, application/octet-stream"
    })
    void f18_nameSuggestsTheType_whateverItsCase(String name, String type) {
        assertThat(Input.file(Path.of("folder", name)))
                .isEqualTo(new Input.OnDisk(Path.of("folder", name), name, type));
    }
}
