package dev.sluice.client;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.IdentityProvider;

/// Signs calls to the API with Signature Version 4. Credentials are asked for at every call, so
/// that a provider may renew them.
final class Signer {
    /// Above what API Gateway grants a call (29 s).
    private static final Duration TIMEOUT = Duration.ofSeconds(35);

    private static final Set<String> SET_BY_CLIENT = lowerCase("host", "content-length");
    private final AwsV4HttpSigner signer = AwsV4HttpSigner.create();
    private final IdentityProvider<? extends AwsCredentialsIdentity> credentials;
    private final String region;
    private final InstantSource time;

    Signer(
            IdentityProvider<? extends AwsCredentialsIdentity> credentials,
            String region,
            InstantSource time) {
        this.credentials = credentials;
        this.region = region;
        this.time = time;
    }

    /// A signed request that is good for a few minutes.
    ///
    /// @param body empty for none
    HttpRequest sign(SdkHttpMethod method, URI uri, Map<String, String> headers, byte[] body) {
        var unsigned = SdkHttpRequest.builder().uri(uri).method(method);
        headers.forEach(unsigned::putHeader);
        var identity = identity();
        var signed =
                signer.sign(request ->
                        request.identity(identity)
                                .request(unsigned.build())
                                .payload(ContentStreamProvider.fromByteArray(body))
                                .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, "execute-api")
                                .putProperty(AwsV4HttpSigner.REGION_NAME, region)
                                .putProperty(
                                        HttpSigner.SIGNING_CLOCK, time.withZone(ZoneOffset.UTC)));
        var ready = HttpRequest.newBuilder(uri).timeout(TIMEOUT).method(method.name(), of(body));
        signed.request()
                .forEachHeader((name, values) -> {
                    if (!SET_BY_CLIENT.contains(name)) {
                        values.forEach(value -> ready.header(name, value));
                    }
                });
        return ready.build();
    }

    private AwsCredentialsIdentity identity() {
        try {
            return credentials.resolveIdentity().join();
        } catch (CompletionException | SdkException none) {
            throw new UnsignedException(none);
        }
    }

    private static BodyPublisher of(byte[] body) {
        return body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body);
    }

    private static Set<String> lowerCase(String... names) {
        var set = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        set.addAll(Set.of(names));
        return set;
    }
}
