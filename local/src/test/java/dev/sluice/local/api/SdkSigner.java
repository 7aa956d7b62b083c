package dev.sluice.local.api;

import java.net.URI;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;
import software.amazon.awssdk.http.auth.spi.signer.HttpSigner;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.AwsSessionCredentialsIdentity;

/// Signs requests with the signer of the AWS SDK.
public record SdkSigner(
        AwsCredentialsIdentity identity, String service, String region, Clock clock) {

    /// Signs as a local user, with what goes with it.
    public static SdkSigner of(String key, Clock clock) {
        var secret = key + "-secret";
        return new SdkSigner(
                key.startsWith("agent")
                        ? AwsSessionCredentialsIdentity.create(key, secret, "agent")
                        : AwsCredentialsIdentity.create(key, secret),
                "execute-api",
                "us-east-1",
                clock);
    }

    /// The headers of the signed request, host included.
    public Map<String, List<String>> sign(
            String method, URI uri, Map<String, String> headers, byte[] body) {
        var request = SdkHttpRequest.builder().method(SdkHttpMethod.fromValue(method)).uri(uri);
        headers.forEach(request::putHeader);
        return AwsV4HttpSigner.create()
                .sign(sign ->
                        sign.identity(identity)
                                .request(request.build())
                                .payload(ContentStreamProvider.fromByteArray(body))
                                .putProperty(AwsV4HttpSigner.SERVICE_SIGNING_NAME, service)
                                .putProperty(AwsV4HttpSigner.REGION_NAME, region)
                                .putProperty(HttpSigner.SIGNING_CLOCK, clock))
                .request()
                .headers();
    }
}
