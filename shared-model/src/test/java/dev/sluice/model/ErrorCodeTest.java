package dev.sluice.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ErrorCodeTest {

    /// Published codes never go away.
    private static final List<String> PUBLISHED =
            List.of(
                    ("invalid_request unknown_model unknown_lane not_found conflict not_uploaded"
                                    + " already_submitted erased processing forbidden_input"
                                    + " unsupported_type too_many_files too_large empty_file"
                                    + " encrypted_document input_changed input_expired"
                                    + " upload_expired bad_message deliveries_exhausted expired"
                                    + " deadline_exceeded receive_limit exceeds_quota too_many_open"
                                    + " model_timeout client_timeout model_error empty_response"
                                    + " guardrail content_filtered context_exceeded config_fault"
                                    + " internal")
                            .split(" "));

    @Test
    void publishedCodes_areAllThere() {
        assertThat(Arrays.stream(ErrorCode.values()).map(ErrorCode::code)).containsAll(PUBLISHED);
    }

    @ParameterizedTest
    @EnumSource
    void code_isItsJsonAndIsReadBack(ErrorCode code) throws Exception {
        assertThat(Json.write(code)).isEqualTo("\"" + code.code() + "\"");
        assertThat(Json.mapper().readValue(Json.write(code), ErrorCode.class)).isEqualTo(code);
        assertThat(code.code()).matches("[a-z]+(_[a-z]+)*");
    }

    @ParameterizedTest
    @EnumSource
    void usersFaults_areAcknowledgedAnd4xx(ErrorCode code) {
        if (code.fault() == ErrorCode.Fault.USER) {
            assertThat(code.after()).isEqualTo(ErrorCode.After.ACKNOWLEDGE);
            assertThat(code.httpStatus()).isBetween(400, 499);
        }
    }

    @Test
    void codeOfALaterVersion_isInternal() {
        assertThat(ErrorCode.of("something_new")).isEqualTo(ErrorCode.INTERNAL);
        assertThat(ErrorCode.parse("something_new")).isEmpty();
    }
}
