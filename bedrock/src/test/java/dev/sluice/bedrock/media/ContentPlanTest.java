package dev.sluice.bedrock.media;

import static dev.sluice.bedrock.media.Files.file;
import static dev.sluice.bedrock.media.Files.utf8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.ContentPart.DocumentPart;
import dev.sluice.bedrock.ContentPart.ImagePart;
import dev.sluice.bedrock.ContentPart.TextPart;
import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ContentPlanTest {

    private static final ModelProfile NOVA = profile("us.amazon.nova-2-lite-v1:0");
    private static final ModelProfile MICRO = profile("us.amazon.nova-micro-v1:0");
    private static final ModelProfile CLAUDE =
            profile("us.anthropic.claude-haiku-4-5-20251001-v1:0");

    private static ModelProfile profile(String id) {
        return ModelCatalogue.standard().profile(id).orElseThrow();
    }

    private static List<ContentPart> parts(ModelProfile model, InputFile... files) {
        var plan = ContentPlan.plan(model, List.of(files), "What is this?");
        assertThat(plan).isInstanceOf(ContentPlan.Planned.class);
        return ((ContentPlan.Planned) plan).parts();
    }

    private static void refused(
            ErrorCode code, OptionalInt index, ModelProfile model, List<InputFile> files) {
        assertThat(ContentPlan.plan(model, files, "What is this?"))
                .isInstanceOfSatisfying(
                        ContentPlan.Refused.class,
                        refusal -> {
                            assertThat(refusal.code()).isEqualTo(code);
                            assertThat(refusal.fileIndex()).isEqualTo(index);
                            assertThat(refusal.detail()).isNotBlank();
                        });
    }

    private static List<InputFile> copies(int count, byte[] bytes) {
        return Collections.nCopies(count, file("a", bytes));
    }

    @Test
    void files_comeInSlotOrderBeforeThePrompt() {
        var pdf = Files.pdf(1);
        var png = Files.png(4, 4);

        assertThat(parts(NOVA, file("a.pdf", pdf), file("b.yaml", utf8("k: v")), file("c", png)))
                .containsExactly(
                        new DocumentPart("a", DocumentFormat.PDF, new MediaSource.Bytes(pdf)),
                        new TextPart("<file index=\"1\" name=\"b.yaml\">\nk: v\n</file>"),
                        new ImagePart(ImageFormat.PNG, new MediaSource.Bytes(png)),
                        new TextPart("What is this?"));
    }

    @Test
    void f04_documentNames_areUniqueInTheRequest() {
        assertThat(parts(NOVA, file("report.pdf", Files.pdf(1)), file("report.docx", Files.docx())))
                .filteredOn(DocumentPart.class::isInstance)
                .extracting(part -> ((DocumentPart) part).name())
                .containsExactly("report", "report (2)");
    }

    @Test
    void f06_sixDocuments_areTooMany_sixTextsAreNot() {
        refused(ErrorCode.TOO_MANY_FILES, OptionalInt.empty(), NOVA, copies(6, Files.pdf(1)));
        assertThat(parts(NOVA, copies(6, utf8("text")).toArray(InputFile[]::new))).hasSize(7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   \n", "\u3000", "\u00A0", "\u200B\uFEFF"})
    void f07_f08_blankPrompts_areRefused(String prompt) {
        assertThat(ContentPlan.plan(NOVA, List.of(), prompt))
                .isInstanceOfSatisfying(
                        ContentPlan.Refused.class,
                        refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_REQUEST));
    }

    @Test
    void f09_shiftJisText_arrivesAsText() {
        var bytes = "名前,値".getBytes(Charset.forName("Shift_JIS"));

        assertThat(parts(NOVA, file("a.csv", bytes)).getFirst())
                .isEqualTo(new TextPart("<file index=\"0\" name=\"a.csv\">\n名前,値\n</file>"));
    }

    @Test
    void f09_unknownEncoding_namesWhatWasTried() {
        assertThat(
                        ContentPlan.plan(
                                NOVA,
                                List.of(file("a.csv", Files.hex("61 81 20 98 20 FF 20"))),
                                "Why?"))
                .isInstanceOfSatisfying(
                        ContentPlan.Refused.class,
                        refusal -> {
                            assertThat(refusal.code()).isEqualTo(ErrorCode.UNSUPPORTED_ENCODING);
                            assertThat(refusal.detail()).contains("UTF-8", "Shift_JIS");
                        });
    }

    @Test
    void f12_unknownBinary_isRefusedWithWhatIsTaken() {
        assertThat(ContentPlan.plan(NOVA, List.of(file("b.bin", new byte[] {0, 1, 2, 3})), "What?"))
                .isInstanceOfSatisfying(
                        ContentPlan.Refused.class,
                        refusal -> {
                            assertThat(refusal.code()).isEqualTo(ErrorCode.UNSUPPORTED_TYPE);
                            assertThat(refusal.detail()).contains("pdf", "webp", "text");
                        });
    }

    @Test
    void f13_sizeLimits_dependOnTheFormat() {
        var sheet = Files.zipStoring("xl/big", new byte[4_600_000]);

        refused(ErrorCode.TOO_LARGE, OptionalInt.of(0), CLAUDE, List.of(file("a.xlsx", sheet)));
        assertThat(parts(CLAUDE, file("a.pdf", Files.padded(Files.pdf(3), 4_600_000)))).hasSize(2);
    }

    @Test
    void f13_pdfsTogether_mustFitTheRequest() {
        var pdf = Files.padded(Files.pdf(1), 22_000_000);
        var larger = Files.padded(Files.pdf(1), 25_300_000);

        assertThat(parts(CLAUDE, file("a.pdf", pdf))).hasSize(2);
        refused(ErrorCode.TOO_LARGE, OptionalInt.empty(), CLAUDE, List.of(file("a.pdf", larger)));
    }

    @Test
    void f15_tooManyPages_areCountedBeforeTheCall() {
        refused(
                ErrorCode.TOO_MANY_PAGES,
                OptionalInt.empty(),
                CLAUDE,
                List.of(file("a.pdf", Files.pdf(101))));
        refused(
                ErrorCode.TOO_MANY_PAGES,
                OptionalInt.empty(),
                CLAUDE,
                List.of(file("a.pdf", Files.pdf(60)), file("b.pdf", Files.pdf(41))));
        assertThat(parts(CLAUDE, file("a.pdf", Files.pdf(100)))).hasSize(2);
    }

    @Test
    void f18_f19_bytesDecideTheFormat() {
        assertThat(parts(NOVA, file("PHOTO.JPG", Files.png(1, 1))).getFirst())
                .isEqualTo(new ImagePart(ImageFormat.PNG, new MediaSource.Bytes(Files.png(1, 1))));
    }

    @Test
    void f20_heicNamedJpg_isRefused() {
        var heic = Files.hex("0000001866747970 68656963 00000000 6D696631");

        refused(
                ErrorCode.UNSUPPORTED_TYPE,
                OptionalInt.of(1),
                NOVA,
                List.of(file("a", utf8("x")), file("p.jpg", heic)));
    }

    @Test
    void f21_imageLimit_isOnItsBase64Length() {
        assertThat(parts(CLAUDE, file("a.png", Files.padded(Files.png(9, 9), 3_932_160))))
                .hasSize(2);
        refused(
                ErrorCode.TOO_LARGE,
                OptionalInt.of(0),
                CLAUDE,
                List.of(file("a.png", Files.padded(Files.png(9, 9), 3_932_161))));
    }

    @Test
    void f22_manyImages_mustBeSmaller() {
        var images = new ArrayList<>(copies(19, Files.png(1, 1)));
        images.add(file("wide.png", Files.png(2001, 10)));

        assertThat(parts(CLAUDE, images.toArray(InputFile[]::new))).hasSize(21);
        images.add(file("one more", Files.png(1, 1)));
        refused(ErrorCode.TOO_LARGE, OptionalInt.of(19), CLAUDE, images);
    }

    @Test
    void f22_oneImage_hasASideLimitToo() {
        assertThat(parts(CLAUDE, file("a", Files.png(8000, 1)))).hasSize(2);
        refused(
                ErrorCode.TOO_LARGE,
                OptionalInt.of(0),
                CLAUDE,
                List.of(file("a", Files.png(1, 8001))));
    }

    @Test
    void f24_imageCount_isLimitedPerModel() {
        assertThat(parts(CLAUDE, copies(21, Files.png(1, 1)).toArray(InputFile[]::new)))
                .hasSize(22);
        refused(
                ErrorCode.TOO_MANY_FILES,
                OptionalInt.empty(),
                CLAUDE,
                copies(101, Files.png(1, 1)));
        refused(ErrorCode.TOO_MANY_FILES, OptionalInt.empty(), NOVA, copies(6, Files.png(1, 1)));
    }

    @Test
    void f26_emptyFiles_areRefused() {
        refused(ErrorCode.EMPTY_FILE, OptionalInt.of(0), NOVA, List.of(file("a.txt", new byte[0])));
    }

    @Test
    void f27_cmykJpeg_passesUndecoded() {
        assertThat(parts(CLAUDE, file("a.jpg", Files.jpeg(1200, 900)))).hasSize(2);
    }

    @Test
    void encryptedOrBrokenDocuments_areRefused() {
        refused(
                ErrorCode.ENCRYPTED_DOCUMENT,
                OptionalInt.of(0),
                NOVA,
                List.of(file("a.pdf", Files.pdf(1, "secret"))));
        refused(
                ErrorCode.ENCRYPTED_DOCUMENT,
                OptionalInt.of(0),
                NOVA,
                List.of(file("a.docx", Files.ole(0, "EncryptedPackage"))));
        refused(
                ErrorCode.CORRUPT_FILE,
                OptionalInt.of(0),
                NOVA,
                List.of(file("a.docx", Arrays.copyOf(Files.docx(), 200))));
        refused(
                ErrorCode.CORRUPT_FILE,
                OptionalInt.of(0),
                NOVA,
                List.of(file("a.png", Files.png(0, 0))));
    }

    @Test
    void f33_modelWithoutTheFeature_refuses() {
        refused(
                ErrorCode.UNSUPPORTED_FEATURE,
                OptionalInt.of(0),
                MICRO,
                List.of(file("a.png", Files.png(1, 1))));
        refused(
                ErrorCode.UNSUPPORTED_FEATURE,
                OptionalInt.of(0),
                CLAUDE,
                List.of(referenced(Files.png(1, 1), 100)));
    }

    @Test
    void references_needOnlyTheirHead() {
        assertThat(parts(NOVA, referenced(Files.png(1, 1), 90_000_000)).getFirst())
                .isEqualTo(new ImagePart(ImageFormat.PNG, new MediaSource.S3("s3://b/k")));
        refused(
                ErrorCode.TOO_LARGE,
                OptionalInt.empty(),
                NOVA,
                List.of(referenced(Files.pdf(1), 2_100_000_000L)));
    }

    @Test
    void f10_textByReference_isNeededWhole() {
        var files = List.of(referenced(Files.png(1, 1), 100), referenced(utf8("text"), 5));

        assertThat(ContentPlan.plan(NOVA, files, "What?"))
                .isEqualTo(new ContentPlan.NeedsWhole(List.of(1)));
    }

    @Test
    void shortReferences_areInspectedLikeBytes() {
        var text = utf8("text");
        var locked = Files.pdf(1, "secret");

        assertThat(parts(NOVA, referenced(text, text.length)).getFirst())
                .isInstanceOf(TextPart.class);
        refused(
                ErrorCode.ENCRYPTED_DOCUMENT,
                OptionalInt.of(0),
                NOVA,
                List.of(referenced(locked, locked.length)));
    }

    @Test
    void labels_cannotBreakOutOfTheirQuotes() {
        assertThat(parts(NOVA, file("a\">\n\u202Eb.txt", utf8("x"))).getFirst())
                .isEqualTo(new TextPart("<file index=\"0\" name=\"a b.txt\">\nx\n</file>"));
    }

    @Test
    void estimates_followTheModelsRules() {
        var plan =
                ContentPlan.plan(
                        NOVA,
                        List.of(file("a", Files.png(9, 9)), file("b", Files.pdf(3))),
                        "1234567");

        assertThat(plan)
                .isInstanceOfSatisfying(
                        ContentPlan.Planned.class,
                        planned ->
                                assertThat(planned.estimatedTokens())
                                        .isEqualTo(230 + 3 * 2560 + 2));
    }

    @Test
    void sameFiles_giveTheSamePlan() {
        var files =
                IntStream.range(0, 3).mapToObj(i -> file("見積" + i + ".pdf", Files.docx())).toList();

        assertThat(ContentPlan.plan(NOVA, files, "p"))
                .isEqualTo(ContentPlan.plan(NOVA, files, "p"));
    }

    private static InputFile referenced(byte[] head, long size) {
        return new InputFile("a", new InputContent.Referenced("s3://b/k", size, head));
    }
}
