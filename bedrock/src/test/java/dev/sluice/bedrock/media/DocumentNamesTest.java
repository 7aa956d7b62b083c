package dev.sluice.bedrock.media;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DocumentNamesTest {

    private static final String ACCEPTED = "[A-Za-z0-9()\\[\\]-]+( [A-Za-z0-9()\\[\\]-]+)*";

    @Test
    void f01_wideSpaceAndTab_areReplaced() {
        assertThat(DocumentNames.sanitised("テスト\u3000資料.xlsx")).isEqualTo("document");
        assertThat(DocumentNames.sanitised("a\tb.pdf")).isEqualTo("a b");
        assertThat(DocumentNames.sanitised("2026\u3000Q1\u00A0report.xlsx"))
                .isEqualTo("2026 Q1 report");
    }

    @ParameterizedTest
    @CsvSource({
        "John's report.pdf,John s report",
        "invoice #123.pdf,invoice 123",
        "Report -  Final.pdf,Report - Final",
        "a.b.pdf,a b",
        "s3://bucket/key.txt,key",
        "..\\..\\x.doc,x",
        "snake_case.pdf,snake case",
        "(draft) [2].docx,(draft) [2]",
        ".pdf,pdf",
        "'',document",
        "///,document",
    })
    void f02_ordinaryPunctuation_isReplaced(String name, String expected) {
        assertThat(DocumentNames.sanitised(name)).isEqualTo(expected);
    }

    @Test
    void f02_longNames_areCut() {
        assertThat(DocumentNames.sanitised("a".repeat(201))).hasSize(200);
        assertThat(DocumentNames.sanitised("a".repeat(199) + " b")).isEqualTo("a".repeat(199));
    }

    @Test
    void f04_namesThatCollide_areNumbered() {
        assertThat(DocumentNames.unique(List.of("report.pdf", "report.docx")))
                .containsExactly("report", "report (2)");
        assertThat(DocumentNames.unique(List.of("見積.pdf", "請求.pdf", "")))
                .containsExactly("document", "document (2)", "document (3)");
        assertThat(DocumentNames.unique(List.of("Report.txt", "report.txt")))
                .containsExactly("Report", "report (2)");
        assertThat(DocumentNames.unique(List.of("a.pdf", "a.doc", "a (2).pdf")))
                .containsExactly("a", "a (2)", "a (2) (2)");
    }

    @Test
    void f04_namesThatCollideAfterCutting_areNumberedWithinTheLimit() {
        var names =
                DocumentNames.unique(List.of("x".repeat(200) + "1.pdf", "x".repeat(200) + "2.pdf"));

        assertThat(names).containsExactly("x".repeat(200), "x".repeat(196) + " (2)");
    }

    @Property
    void anyNames_becomeAcceptableAndUnique(@ForAll List<String> fileNames) {
        var names = DocumentNames.unique(fileNames);

        assertThat(names).hasSameSizeAs(fileNames).isEqualTo(DocumentNames.unique(fileNames));
        assertThat(names).allMatch(name -> name.matches(ACCEPTED) && name.length() <= 200);
        var folded = new HashSet<String>();
        assertThat(names).allMatch(name -> folded.add(name.toLowerCase(Locale.ROOT)));
    }
}
