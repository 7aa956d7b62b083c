package dev.sluice.local.api;

import static dev.sluice.local.api.SignedRequests.BODY;
import static dev.sluice.local.api.SignedRequests.CLOCK;
import static dev.sluice.local.api.SignedRequests.JSON;
import static dev.sluice.local.api.SignedRequests.NOW;
import static dev.sluice.local.api.SignedRequests.signed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.api.SignatureVerdict.Verified;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The signer of the SDK is the other side of each check.
class SignatureCheckTest {
    private final SignatureCheck check =
            new SignatureCheck(LocalUsers.standard(), InstantSource.fixed(NOW));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v1/submit",
                "/v1/result/01J0000000000000000000000A",
                "/v1/",
                "/v1",
                "/v1/result/a%20b",
                "/v1/result/a%2Fb",
                "/v1/result/%E2%82%AC",
                "/v1/result/a:b@c",
                "/v1/result/-._~",
                "/v1/result//x",
                "/v1/result/x/../y/./z",
                "/v1/result/x/",
                "/v1/submit?b=2&a=1",
                "/v1/submit?a=1&a=0",
                "/v1/submit?A=1&a=0&%E1%88%B4=b",
                "/v1/submit?empty",
                "/v1/submit?empty=",
                "/v1/submit?x=a%20b%2Bc%2F%3D",
                "/v1/submit?x=-._~"
            })
    void whatTheSdkSigns_isVerified(String target) {
        assertThat(check.check(signed("POST", target, BODY))).isInstanceOf(Verified.class);
        assertThat(check.check(signed("GET", target, new byte[0]))).isInstanceOf(Verified.class);
    }

    @Test
    void headersInAnySpelling_areVerified() {
        var request =
                signed(
                        SdkSigner.of("local", CLOCK),
                        "POST",
                        "/v1/submit",
                        Map.of("Content-Type", "application/json", "My-Header", "  a   b  c "),
                        BODY);
        assertThat(check.check(request)).isInstanceOf(Verified.class);
    }

    @Test
    void theCaller_isTheUser() {
        var verdict = (Verified) check.check(signed("POST", "/v1/submit", BODY));
        assertThat(verdict.caller())
                .isEqualTo(
                        new Caller(
                                "000000000000",
                                "local",
                                "AIDALOCAL000000000000",
                                "arn:aws:iam::000000000000:user/local"));
    }

    @Test
    void theSessionsOfARole_shareTheirRolesId() {
        for (var session : List.of("agent-1", "agent-2")) {
            var request = signed(SdkSigner.of(session, CLOCK), "POST", "/v1/submit", JSON, BODY);
            var caller = ((Verified) check.check(request)).caller();
            assertThat(caller.id()).isEqualTo("AROAAGENT000000000000:" + session);
            assertThat(caller.arn())
                    .isEqualTo("arn:aws:sts::000000000000:assumed-role/agent/" + session);
        }
    }
}
