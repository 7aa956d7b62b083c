package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.FileDeclaration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileRulesTest {

    private static final FileDeclaration PNG = file("a.png", "image/png", 100);
    private static final FileDeclaration PDF = file("a.pdf", "application/pdf", 100);
    private static final FileDeclaration TEXT = file("a.txt", "text/plain", 100);

    private final FileRules rules = new FileRules(Deployments.models());

    @Test
    void noFiles_isAProblem() {
        assertThat(form(List.of()).orElseThrow().detail()).contains("at least one file");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "png", "image/", "/png", "image/png\r\nx: y", "ima ge/png", "é/x"})
    void otherTypes_areAProblem(String type) {
        assertThat(form(List.of(file("a", type, 1))).orElseThrow().errors())
                .extracting(FieldProblem::field)
                .containsExactly("files[0].contentType");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "image/png",
                "text/csv; charset=utf-8",
                "image/svg+xml",
                "x/y.z-1",
                "image/*",
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            })
    void mediaTypes_areTaken(String type) {
        assertThat(form(List.of(file("a", type, 1)))).isEmpty();
    }

    @Test
    void f26_fileOfNoBytes_isEmpty() {
        assertThat(form(List.of(PNG, file("b", "image/png", 0))))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.EMPTY_FILE);
                    assertThat(refusal.errors().getFirst().field()).isEqualTo("files[1].size");
                });
    }

    @Test
    void missingOrNegativeSizes_areProblems_eachWithItsIndex() {
        assertThat(
                        form(List.of(new FileDeclaration("a", "a/b", null), file("b", "a/b", -1)))
                                .orElseThrow()
                                .errors())
                .extracting(FieldProblem::field)
                .containsExactly("files[0].size", "files[1].size");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "../../admin/x.pdf", "%2e%2e%2f", "a\u0000b", "/abs", "..\\..\\x"})
    void f77_anyName_isOnlyALabel(String name) {
        assertThat(form(List.of(file(name, "application/pdf", 1)))).isEmpty();
    }

    @Test
    void longestName_is255() {
        assertThat(form(List.of(file("n".repeat(255), "a/b", 1)))).isEmpty();
        assertThat(form(List.of(file("n".repeat(256), "a/b", 1)))).isPresent();
    }

    @Test
    void f06_sixPdfs_areTooMany_andSixTextsAreNot() {
        assertThat(limits(Deployments.NOVA, Collections.nCopies(6, PDF)))
                .hasValueSatisfying(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.TOO_MANY_FILES);
                    assertThat(refusal.detail()).contains("6 documents", "at most 5");
                });
        assertThat(limits(Deployments.NOVA, Collections.nCopies(6, TEXT))).isEmpty();
        assertThat(limits(Deployments.NOVA, Collections.nCopies(5, PDF))).isEmpty();
    }

    @Test
    void f24_imagesBeyondTheModelsCount_areTooMany() {
        assertThat(limits(Deployments.CLAUDE, Collections.nCopies(100, PNG))).isEmpty();
        assertThat(limits(Deployments.CLAUDE, Collections.nCopies(101, PNG)))
                .hasValueSatisfying(
                        refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.TOO_MANY_FILES));
    }

    @Test
    void f12_typeThatNoModelTakes_isRefused_andTextOfAnyNameIsNot() {
        assertThat(limits(Deployments.NOVA, List.of(file("a.mp4", "video/mp4", 9))))
                .hasValueSatisfying(refusal ->
                        assertThat(refusal.code()).isEqualTo(ErrorCode.UNSUPPORTED_TYPE));
        for (var name : List.of("notes.yaml", "a.ts", "b.bin", "x")) {
            assertThat(limits(Deployments.NOVA, List.of(file(name, "application/octet-stream", 9))))
                    .as(name)
                    .isEmpty();
        }
    }

    @Test
    void modelThatIsNotKnownFurther_isNotJudged() {
        assertThat(limits("unheard-of", Collections.nCopies(999, PNG))).isEmpty();
    }

    @Test
    void longestNamesOfManyFiles_areMoreThanARecordHolds() {
        var file = file("名".repeat(255), "image/png", 1);

        assertThat(form(Collections.nCopies(250, file))).isEmpty();
        assertThat(form(Collections.nCopies(260, file)).orElseThrow().code())
                .isEqualTo(ErrorCode.TOO_LARGE);
    }

    @Test
    void moreFilesThanARecordHolds_areTooMany() {
        assertThat(form(Collections.nCopies(FileRules.MAX_FILES + 1, PNG)).orElseThrow().code())
                .isEqualTo(ErrorCode.TOO_MANY_FILES);
    }

    @ParameterizedTest
    @CsvSource({
        "a.png, image/png, image",
        "a.txt, text/plain, image",
        "a.pdf, application/pdf, document",
        "a.docx, application/octet-stream, document",
        "x, application/octet-stream, document",
        "x, , document"
    })
    void lane_followsFromTypesAndNames(String name, String type, String lane) {
        assertThat(rules.lane(List.of(file(name, type, 1))).name()).isEqualTo(lane);
    }

    @Test
    void moreThanFourImages_areSlowWork() {
        assertThat(rules.lane(Collections.nCopies(4, PNG)).name()).isEqualTo("image");
        assertThat(rules.lane(Collections.nCopies(5, PNG)).name()).isEqualTo("document");
        assertThat(rules.lane(List.of()).name()).isEqualTo("image");
    }

    private Optional<Refusal> form(List<FileDeclaration> files) {
        var complaints = new Complaints();
        rules.form(files, complaints);
        return complaints.refusal();
    }

    private Optional<Refusal> limits(String model, List<FileDeclaration> files) {
        var complaints = new Complaints();
        rules.limits(
                rules.models().find(model, complaints).orElseThrow(),
                files,
                UnaryOperator.identity(),
                complaints);
        return complaints.refusal();
    }

    private static FileDeclaration file(String name, String type, long size) {
        return new FileDeclaration(name, type, size);
    }
}
