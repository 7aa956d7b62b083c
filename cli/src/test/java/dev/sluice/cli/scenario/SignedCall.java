package dev.sluice.cli.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.http.ContentStreamProvider;
import software.amazon.awssdk.http.SdkHttpMethod;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.http.auth.aws.signer.AwsV4HttpSigner;

/// One call of the API, signed by the SDK's own signer, which may be changed after that.
record SignedCall(String method, URI uri, Map<String, List<String>> headers, String body) {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /// What came back; the body is JSON or nothing.
    record Reply(int status, String contentType, JsonNode body) {}

    static SignedCall by(LocalUser user, String method, URI uri, String body) {
        var request =
                SdkHttpRequest.builder()
                        .method(SdkHttpMethod.fromValue(method))
                        .uri(uri)
                        .putHeader("content-type", "application/json");
        var content = body.getBytes(StandardCharsets.UTF_8);
        var signed =
                AwsV4HttpSigner.create()
                        .sign(sign ->
                                sign.identity(user.credentials())
                                        .request(request.build())
                                        .payload(ContentStreamProvider.fromByteArray(content))
                                        .putProperty(
                                                AwsV4HttpSigner.SERVICE_SIGNING_NAME, "execute-api")
                                        .putProperty(AwsV4HttpSigner.REGION_NAME, "us-east-1"));
        return new SignedCall(method, uri, signed.request().headers(), body);
    }

    SignedCall withBody(String other) {
        return new SignedCall(method, uri, headers, other);
    }

    SignedCall withUri(URI other) {
        return new SignedCall(method, other, headers, body);
    }

    SignedCall withHeader(String name, String value) {
        var changed = new TreeMap<String, List<String>>(String.CASE_INSENSITIVE_ORDER);
        changed.putAll(headers);
        changed.put(name, List.of(value));
        return new SignedCall(method, uri, changed, body);
    }

    SignedCall unsigned() {
        return new SignedCall(method, uri, Map.of(), body);
    }

    Reply send() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofString(body));
        headers.forEach((name, values) -> {
            if (!name.equalsIgnoreCase("host") && !name.equalsIgnoreCase("content-length")) {
                values.forEach(value -> request.header(name, value));
            }
        });
        var response = HTTP.send(request.build(), BodyHandlers.ofString());
        return new Reply(
                response.statusCode(),
                response.headers().firstValue("content-type").orElse(""),
                Json.mapper().readTree(response.body()));
    }
}
