package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.InputReference;
import dev.sluice.model.config.InputsConfig;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputRulesTest {

    private final InputRules rules =
            new InputRules(
                    new InputsConfig(List.of("s3://shared/in/", "s3://the-bucket/")), "the-bucket");
    private final Complaints complaints = new Complaints();

    @Test
    void objectUnderAnAllowedPrefix_isTaken() {
        assertThat(rules.check(inputs("s3://shared/in/a b/ü.pdf"), complaints))
                .containsExactly(new InputRules.Location("shared", "in/a b/ü.pdf"))
                .first()
                .returns("ü.pdf", InputRules.Location::name);
        assertThat(complaints.isEmpty()).isTrue();
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "s3://",
                "s3://shared",
                "s3://shared/",
                "https://shared/in/a",
                "S3://shared/in/a",
                "s3://Shared/in/a",
                "shared/in/a",
                "s3:///in/a",
                "s3://shared/in/../secret/a",
                "s3://shared/in/./a",
                "s3://shared/in/..",
                "s3://shared/in/a\u0000b",
                "s3://shared/in/a\nb"
            })
    void otherTexts_areNoPlace(String uri) {
        assertThat(rules.check(inputs(uri), complaints)).isEmpty();
        assertThat(complaints.refusal().orElseThrow())
                .satisfies(refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.INVALID_REQUEST);
                    assertThat(refusal.errors())
                            .extracting(FieldProblem::field)
                            .containsExactly("inputs[0].s3Uri");
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s3://shared/inside/a",
                "s3://shared/in",
                "s3://shared/out/a",
                "s3://other/in/a",
                "s3://shared2/in/a",
                "s3://the-bucket/uploads/01KB8VZQ5XJ0M3N7P9R2T4W6YA/0",
                "s3://the-bucket/results/01KB8VZQ5XJ0M3N7P9R2T4W6YA/t",
                "s3://the-bucket/specs/01KB8VZQ5XJ0M3N7P9R2T4W6YA/h"
            })
    void anythingElse_isForbidden_alsoWhatBelongsToATask(String uri) {
        assertThat(rules.check(inputs(uri), complaints)).isEmpty();
        assertThat(complaints.refusal().orElseThrow().code()).isEqualTo(ErrorCode.FORBIDDEN_INPUT);
    }

    @Test
    void eachBadInput_isNamed() {
        rules.check(inputs("s3://shared/in/a", "x", "s3://other/a", null), complaints);

        assertThat(complaints.refusal().orElseThrow().errors())
                .extracting(FieldProblem::field)
                .containsExactly("inputs[1].s3Uri", "inputs[2].s3Uri", "inputs[3].s3Uri");
    }

    @Test
    void moreInputsThanATaskHas_areTooMany() {
        rules.check(
                Collections.nCopies(
                        FileRules.MAX_FILES + 1, new InputReference("s3://shared/in/a")),
                complaints);

        assertThat(complaints.refusal().orElseThrow().code()).isEqualTo(ErrorCode.TOO_MANY_FILES);
    }

    private static List<InputReference> inputs(String... uris) {
        return Arrays.stream(uris).map(InputReference::new).toList();
    }
}
