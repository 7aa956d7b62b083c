package dev.sluice.local.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.api.SignatureVerdict.Refused;
import dev.sluice.local.api.SignatureVerdict.Verified;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;

/// The signer of the SDK is the other side of each check.
class SignatureCheckTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final Clock CLOCK = Clock.fixed(NOW, ZoneOffset.UTC);
    private static final byte[] BODY = "{\"prompt\":\"hé\"}".getBytes(UTF_8);
    private static final Map<String, String> JSON = Map.of("content-type", "application/json");

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
        var request = signed("POST", "/v1/submit", BODY);
        var authorization = request.headers().last("Authorization").orElseThrow();
        assertRefused(
                withHeader(
                        request,
                        "Authorization",
                        authorization.replace("/20261130/", "/20261129/")),
                Refusal.INVALID_SIGNATURE);
    }

    @Test
    void aSignatureThatLeavesTheHostOut_isRefused() {
        var request = signed("POST", "/v1/submit", BODY);
        var authorization = request.headers().last("Authorization").orElseThrow();
        assertRefused(
                withHeader(request, "Authorization", authorization.replace(";host;", ";")),
                Refusal.INVALID_SIGNATURE);
    }

    private void assertRefused(ApiRequest request, Refusal refusal) {
        assertThat(check.check(request)).isEqualTo(new Refused(refusal));
    }

    private static ApiRequest signed(String method, String target, byte[] body) {
        return signed(SdkSigner.of("local", CLOCK), method, target, JSON, body);
    }

    static ApiRequest signed(
            SdkSigner signer,
            String method,
            String target,
            Map<String, String> headers,
            byte[] body) {
        var uri = URI.create("http://127.0.0.1:8080" + target);
        var lines = new ArrayList<HeaderLines.Line>();
        signer.sign(method, uri, headers, body)
                .forEach((name, values) ->
                        values.forEach(value -> lines.add(new HeaderLines.Line(name, value))));
        var parts = target.split("\\?", 2);
        return new ApiRequest(
                method,
                parts[0],
                parts.length == 2 ? parts[1] : "",
                new HeaderLines(lines),
                body,
                "127.0.0.1");
    }

    private static ApiRequest withHeader(ApiRequest request, String name, String value) {
        return changed(
                request,
                line ->
                        line.name().equalsIgnoreCase(name)
                                ? new HeaderLines.Line(name, value)
                                : line);
    }

    private static ApiRequest changed(ApiRequest request, UnaryOperator<HeaderLines.Line> change) {
        var lines = request.headers().lines().stream().map(change).toArray();
        return new ApiRequest(
                request.method(),
                request.path(),
                request.query(),
                new HeaderLines(
                        Arrays.stream(lines)
                                .filter(Objects::nonNull)
                                .map(HeaderLines.Line.class::cast)
                                .toList()),
                request.body(),
                request.sourceIp());
    }
}
