package dev.sluice.client.stub;

import com.sun.net.httpserver.HttpExchange;
import java.net.URI;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.regex.Pattern;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.AwsSessionCredentialsIdentity;

/// Signs what arrived once more, with the secret that the server knows.
final class SignatureCheck {
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'");
    private static final Pattern HEADER =
            Pattern.compile(
                    "AWS4-HMAC-SHA256 Credential=([^/]+)/\\d{8}/([^/]+)/execute-api/aws4_request,"
                            + " SignedHeaders=([^,]+), Signature=([0-9a-f]{64})");

    private SignatureCheck() {}

    static boolean isRight(HttpExchange exchange, URI base, byte[] body) {
        var given = exchange.getRequestHeaders().getFirst("Authorization");
        var parts = HEADER.matcher(given == null ? "" : given);
        if (!parts.matches()) {
            return false;
        }
        var request =
                SdkHttpRequest.builder()
                        .uri(base.resolve(exchange.getRequestURI()))
                        .method(SdkHttpMethod.fromValue(exchange.getRequestMethod()));
        Arrays.stream(parts.group(3).split(";"))
                .filter(name -> !name.equals("host") && !name.startsWith("x-amz-"))
                .forEach(name ->
                        request.putHeader(name, exchange.getRequestHeaders().getFirst(name)));
        var date = exchange.getRequestHeaders().getFirst("X-Amz-Date");
        var at = LocalDateTime.parse(date, STAMP).toInstant(ZoneOffset.UTC);
        var again =
                AwsV4HttpSigner.create()
                        .sign(signing ->
                                signing.identity(secretOf(parts.group(1)))
                                        .request(request.build())
                                        .payload(ContentStreamProvider.fromByteArray(body))
                                        .putProperty(
                                                AwsV4HttpSigner.SERVICE_SIGNING_NAME, "execute-api")
                                        .putProperty(AwsV4HttpSigner.REGION_NAME, parts.group(2))
                                        .putProperty(
                                                HttpSigner.SIGNING_CLOCK,
                                                Clock.fixed(at, ZoneOffset.UTC)));
        return again.request().firstMatchingHeader("Authorization").orElse("").equals(given);
    }

    private static AwsCredentialsIdentity secretOf(String accessKey) {
        return accessKey.startsWith("agent-")
                ? AwsSessionCredentialsIdentity.create(accessKey, accessKey + "-secret", "agent")
                : AwsCredentialsIdentity.create(accessKey, accessKey + "-secret");
    }
}
