package dev.sluice.local.api;

import static dev.sluice.local.api.SignedRequests.BODY;
import static dev.sluice.local.api.SignedRequests.CLOCK;
import static dev.sluice.local.api.SignedRequests.JSON;
import static dev.sluice.local.api.SignedRequests.NOW;
import static dev.sluice.local.api.SignedRequests.changed;
import static dev.sluice.local.api.SignedRequests.signed;
import static dev.sluice.local.api.SignedRequests.withHeader;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.api.SignatureVerdict.Refused;
import dev.sluice.local.api.SignatureVerdict.Verified;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;

/// Whatever differs from what a known user signed just now is refused.
class SignatureRefusalTest {
    private final SignatureCheck check =
            new SignatureCheck(LocalUsers.standard(), InstantSource.fixed(NOW));

    @Test
    void aSessionWithoutItsToken_isRefused() {
        var signer =
                new SdkSigner(
                        AwsCredentialsIdentity.create("agent-1", "agent-1-secret"),
                        "execute-api",
                        "us-east-1",
                        CLOCK);
        assertRefused(signed(signer, "POST", "/v1/submit", JSON, BODY), Refusal.ACCESS_DENIED);
    }

    @Test
    void anUnsignedRequest_isRefused() {
        var unsigned =
                changed(
                        signed("POST", "/v1/submit", BODY),
                        line -> line.name().equals("Authorization") ? null : line);
        assertRefused(unsigned, Refusal.MISSING_AUTHENTICATION_TOKEN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Bearer x", "AWS4-HMAC-SHA256", "AWS4-HMAC-SHA256 Credential=local"})
    void aMalformedAuthorization_isRefused(String authorization) {
        assertRefused(
                withHeader(signed("POST", "/v1/submit", BODY), "Authorization", authorization),
                Refusal.INVALID_SIGNATURE);
    }

    @Test
    void anUnknownKey_isRefused() {
        assertRefused(
                signed(SdkSigner.of("mallory", CLOCK), "POST", "/v1/submit", JSON, BODY),
                Refusal.ACCESS_DENIED);
    }

    @Test
    void anotherSecret_isRefused() {
        var signer =
                new SdkSigner(
                        AwsCredentialsIdentity.create("local", "guest-secret"),
                        "execute-api",
                        "us-east-1",
                        CLOCK);
        assertRefused(signed(signer, "POST", "/v1/submit", JSON, BODY), Refusal.INVALID_SIGNATURE);
    }

    @ParameterizedTest
    @CsvSource({"s3,us-east-1", "execute-api,eu-west-1"})
    void anotherScope_isRefused(String service, String region) {
        var identity = AwsCredentialsIdentity.create("local", "local-secret");
        assertRefused(
                signed(
                        new SdkSigner(identity, service, region, CLOCK),
                        "POST",
                        "/v1/submit",
                        JSON,
                        BODY),
                Refusal.INVALID_SIGNATURE);
    }

    @Test
    void aTamperedRequest_isRefused() {
        var whole = signed("POST", "/v1/submit?a=1", BODY);
        var other = "{\"prompt\":\"ha\"}".getBytes(UTF_8);
        List.of(
                        new ApiRequest("PUT", whole.path(), "a=1", whole.headers(), BODY, ""),
                        new ApiRequest("POST", "/v1/upload", "a=1", whole.headers(), BODY, ""),
                        new ApiRequest("POST", whole.path(), "a=2", whole.headers(), BODY, ""),
                        new ApiRequest("POST", whole.path(), "", whole.headers(), BODY, ""),
                        new ApiRequest("POST", whole.path(), "a=1&a=1", whole.headers(), BODY, ""),
                        new ApiRequest("POST", whole.path(), "a=1", whole.headers(), other, ""),
                        new ApiRequest(
                                "POST", whole.path(), "a=1", whole.headers(), new byte[0], ""),
                        withHeader(whole, "Content-Type", "text/plain"),
                        withHeader(whole, "Host", "example.org"),
                        withHeader(whole, "X-Amz-Date", "20261130T120001Z"))
                .forEach(tampered -> assertRefused(tampered, Refusal.INVALID_SIGNATURE));
    }

    @ParameterizedTest
    @CsvSource({"PT5M,true", "-PT5M,true", "PT5M1S,false", "-PT5M1S,false", "P365D,false"})
    void theClocksMayDifferByFiveMinutes(Duration ahead, boolean good) {
        var signer = SdkSigner.of("local", Clock.offset(CLOCK, ahead));
        var verdict = check.check(signed(signer, "POST", "/v1/submit", JSON, BODY));
        assertThat(verdict).isInstanceOf(good ? Verified.class : Refused.class);
    }

    @Test
    void aDateOutsideTheScope_isRefused() {
        assertRefused(
                oddlySigned("20261129", List.of("content-type", "host", "x-amz-date")),
                Refusal.INVALID_SIGNATURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"content-type;x-amz-date", "content-type;host", "x-amz-date"})
    void aSignatureThatLeavesHostOrDateOut_isRefused(String signedHeaders) {
        assertRefused(
                oddlySigned("20261130", List.of(signedHeaders.split(";"))),
                Refusal.INVALID_SIGNATURE);
    }

    @Test
    void whatWeSignOurselves_isVerifiedWhereNothingIsOdd() {
        var request = oddlySigned("20261130", List.of("content-type", "host", "x-amz-date"));
        assertThat(check.check(request)).isInstanceOf(Verified.class);
    }

    /// Signed well, but for what no signer of an SDK would do.
    private static ApiRequest oddlySigned(String date, List<String> signedHeaders) {
        var request = signed("POST", "/v1/submit", BODY);
        var stamp = request.headers().last("X-Amz-Date").orElseThrow();
        var credential =
                new Credential("local", date, "us-east-1", "execute-api", signedHeaders, "");
        return withHeader(
                request,
                "Authorization",
                "AWS4-HMAC-SHA256 Credential=local/%s, SignedHeaders=%s, Signature=%s"
                        .formatted(
                                credential.scope(),
                                String.join(";", signedHeaders),
                                Signature.of(request, credential, stamp, "local-secret")));
    }

    private void assertRefused(ApiRequest request, Refusal refusal) {
        assertThat(check.check(request)).isEqualTo(new Refused(refusal));
    }
}
