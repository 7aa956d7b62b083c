package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FileDeclaration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeclaredFilesTest {

    private static final ModelProfile NOVA =
            ModelCatalogue.standard().profile("us.amazon.nova-2-lite-v1:0").orElseThrow();
    private static final ModelProfile CLAUDE =
            ModelCatalogue.standard()
                    .profile("us.anthropic.claude-sonnet-4-5-20250929-v1:0")
                    .orElseThrow();

    private static FileDeclaration file(String name, String type, long size) {
        return new FileDeclaration(name, type, size);
    }

    @Test
    void everythingWrong_isReportedAtOnce() {
        var findings =
                DeclaredFiles.check(
                        CLAUDE,
                        MediaDelivery.BYTES,
                        List.of(
                                file("a.heic", "image/heic", 10),
                                file("b.png", "image/png", 3_932_161),
                                file("c.txt", "text/plain", 0),
                                file("d.xlsx", "application/octet-stream", 4_600_000),
                                file("e.pdf", "application/pdf", 4_600_000)));

        assertThat(findings)
                .extracting(finding -> finding.code(), finding -> finding.problem().field())
                .containsExactly(
                        tuple(ErrorCode.UNSUPPORTED_TYPE, "files[0].contentType"),
                        tuple(ErrorCode.EMPTY_FILE, "files[2].size"),
                        tuple(ErrorCode.TOO_LARGE, "files[1].size"),
                        tuple(ErrorCode.TOO_LARGE, "files[3].size"));
        assertThat(findings.get(2).problem().detail()).contains("5242884", "5242880");
    }

    @Test
    void f06_tooManyDocuments_areRefusedWithTheLimit() {
        var findings =
                DeclaredFiles.check(
                        NOVA,
                        MediaDelivery.S3,
                        Collections.nCopies(6, file("a.pdf", "application/pdf", 10)));

        assertThat(findings)
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.code()).isEqualTo(ErrorCode.TOO_MANY_FILES);
                    assertThat(finding.problem().field()).isEqualTo("files");
                    assertThat(finding.problem().detail()).contains("6", "5");
                });
    }

    @Test
    void f24_imageLimit_dependsOnTheDelivery() {
        var images = Collections.nCopies(21, file("a.png", "image/png", 10));

        assertThat(DeclaredFiles.check(NOVA, MediaDelivery.S3, images)).isEmpty();
        assertThat(DeclaredFiles.check(NOVA, MediaDelivery.BYTES, images))
                .extracting(DeclaredFiles.Finding::code)
                .containsExactly(ErrorCode.TOO_MANY_FILES);
    }

    @Test
    void textThatCannotFit_isRefused() {
        assertThat(
                        DeclaredFiles.check(
                                CLAUDE,
                                MediaDelivery.BYTES,
                                List.of(file("a.txt", "text/plain", 2_000_001))))
                .extracting(DeclaredFiles.Finding::code)
                .containsExactly(ErrorCode.INPUT_TOO_LONG);
    }

    @Test
    void absentMembers_areNotThisChecksBusiness() {
        assertThat(
                        DeclaredFiles.check(
                                NOVA,
                                MediaDelivery.BYTES,
                                List.of(new FileDeclaration(null, null, null))))
                .isEmpty();
    }
}
