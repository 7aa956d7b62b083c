package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.template.BucketResource;
import dev.sluice.local.template.BucketResource.CorsRule;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.presigner.model.PresignedPutObjectRequest;

/// An object store with one bucket, and uploads to it signed for five bytes of PNG.
final class ObjectsUnderTest implements AutoCloseable {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private final Port port;
    private final Objects objects;
    private final S3Client s3;

    ObjectsUnderTest(Path data) throws IOException {
        this.port = FreePorts.next();
        var cors =
                new CorsRule(
                        List.of("*"),
                        List.of("PUT"),
                        List.of("content-type", "if-none-match"),
                        List.of("ETag"));
        var bucket = new BucketResource("Bucket", "bucket", List.of(cors));
        this.objects = Objects.start(data, port, Map.of("key", "secret"), List.of(bucket));
        this.s3 = Clients.s3(port);
    }

    S3Client s3() {
        return s3;
    }

    URI url() {
        return port.url();
    }

    @Override
    public void close() {
        s3.close();
        objects.close();
    }

    PresignedPutObjectRequest sign(String key, long size) {
        try (var presigner = Clients.presigner(port)) {
            return presigner.presignPutObject(sign ->
                    sign.signatureDuration(Duration.ofMinutes(15))
                            .putObjectRequest(put ->
                                    put.bucket("bucket")
                                            .key(key)
                                            .contentType("image/png")
                                            .contentLength(size)
                                            .ifNoneMatch("*")));
        }
    }

    static HttpResponse<String> put(
            PresignedPutObjectRequest signed, URI url, String body, String type) throws Exception {
        assertThat(signed.signedHeaders())
                .containsKeys("content-type", "content-length", "if-none-match");
        var request =
                HttpRequest.newBuilder(url)
                        .header("content-type", type)
                        .header("if-none-match", "*")
                        .PUT(BodyPublishers.ofString(body))
                        .build();
        return HTTP.send(request, BodyHandlers.ofString());
    }

    String read(String key) {
        return s3.getObjectAsBytes(from -> from.bucket("bucket").key(key)).asUtf8String();
    }

    void assertAbsent(String key) {
        assertThatThrownBy(() -> s3.headObject(of -> of.bucket("bucket").key(key)))
                .isInstanceOfSatisfying(
                        S3Exception.class,
                        absent -> assertThat(absent.statusCode()).isEqualTo(404));
    }

    static HttpResponse<String> send(HttpRequest request) throws Exception {
        return HTTP.send(request, BodyHandlers.ofString());
    }
}
