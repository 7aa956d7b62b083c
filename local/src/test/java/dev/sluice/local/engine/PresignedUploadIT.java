package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.local.template.BucketResource;
import dev.sluice.local.template.BucketResource.CorsRule;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.presigner.model.PresignedPutObjectRequest;

/// A presigned upload is good for one object of one type and one size, once.
class PresignedUploadIT {
    @TempDir static Path data;
    private static Port port;
    private static Objects objects;
    private static S3Client s3;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @BeforeAll
    static void start() throws Exception {
        port = FreePorts.next();
        var cors =
                new CorsRule(
                        List.of("*"),
                        List.of("PUT"),
                        List.of("content-type", "if-none-match"),
                        List.of("ETag"));
        objects =
                Objects.start(
                        data,
                        port,
                        Map.of("key", "secret"),
                        List.of(new BucketResource("Bucket", "bucket", List.of(cors))));
        s3 = Clients.s3(port);
    }

    @AfterAll
    static void stop() {
        s3.close();
        objects.close();
    }

    @Test
    void theUploadThatWasSigned_isTaken() throws Exception {
        var signed = sign("uploads/taken/0", 5);
        assertThat(put(signed, signed.url().toURI(), "hello", "image/png").statusCode())
                .isEqualTo(200);
        assertThat(read("uploads/taken/0")).isEqualTo("hello");
        var head = s3.headObject(of -> of.bucket("bucket").key("uploads/taken/0"));
        assertThat(head.contentLength()).isEqualTo(5);
        assertThat(head.contentType()).isEqualTo("image/png");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hell", "hello!", ""})
    void anotherSize_isRefused(String body) throws Exception {
        var key = "uploads/size" + body.length() + "/0";
        var signed = sign(key, 5);
        assertThat(put(signed, signed.url().toURI(), body, "image/png").statusCode())
                .isEqualTo(403);
        assertAbsent(key);
    }

    @Test
    void aBodyOfUnstatedSize_isRefused() throws Exception {
        var signed = sign("uploads/chunked/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .header("if-none-match", "*")
                        .PUT(
                                BodyPublishers.ofInputStream(() ->
                                        new ByteArrayInputStream(
                                                "much longer".getBytes(StandardCharsets.UTF_8))))
                        .build();
        assertThat(HTTP.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
        assertAbsent("uploads/chunked/0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "image/jpeg",
                "image/png; charset=utf-8",
                "application/x-www-form-urlencoded"
            })
    void anotherType_isRefused(String type) throws Exception {
        var signed = sign("uploads/type/0", 5);
        assertThat(put(signed, signed.url().toURI(), "hello", type).statusCode()).isEqualTo(403);
        assertAbsent("uploads/type/0");
    }

    @Test
    void aSecondWrite_isRefused() throws Exception {
        var signed = sign("uploads/twice/0", 5);
        assertThat(put(signed, signed.url().toURI(), "first", "image/png").statusCode())
                .isEqualTo(200);
        assertThat(put(signed, signed.url().toURI(), "other", "image/png").statusCode())
                .isEqualTo(412);
        assertThat(read("uploads/twice/0")).isEqualTo("first");
    }

    @Test
    void ofManyWritesAtOnce_oneWins() throws Exception {
        var signed = sign("uploads/race/0", 5);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Integer> put =
                    () -> put(signed, signed.url().toURI(), "hello", "image/png").statusCode();
            var statuses = new ArrayList<Integer>();
            for (var result : threads.invokeAll(Collections.nCopies(16, put))) {
                statuses.add(result.get());
            }
            assertThat(statuses).containsOnlyOnce(200);
        }
    }

    @Test
    void withoutTheSignedCondition_isRefused() throws Exception {
        var signed = sign("uploads/unconditional/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .PUT(BodyPublishers.ofString("hello"))
                        .build();
        assertThat(HTTP.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(403);
        assertAbsent("uploads/unconditional/0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/bucket/uploads/path/1",
                "/bucket/uploads/other/0",
                "/bucket//uploads/path/0",
                "/bucket/uploads/path/../path/0",
                "/bucket/uploads/path/%30",
                "/bucket/uploads/path/0/",
                "/bucket/uploads%2Fpath/0",
                "/elsewhere/uploads/path/0"
            })
    void anAlteredPath_isRefused(String path) throws Exception {
        var signed = sign("uploads/path/0", 5);
        var altered = signed.url().toString().replace("/bucket/uploads/path/0", path);
        assertThat(put(signed, URI.create(altered), "hello", "image/png").statusCode())
                .isBetween(400, 404);
        assertAbsent("uploads/path/0");
        assertAbsent("uploads/path/1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "X-Amz-Expires=900>X-Amz-Expires=90000",
                "X-Amz-SignedHeaders=>X-Amz-SignedHeaders=host%3B",
                "content-length%3B>",
                "if-none-match>x",
                "key%2F>kez%2F"
            })
    void anAlteredQuery_isRefused(String change) throws Exception {
        var signed = sign("uploads/query/0", 5);
        var parts = change.split(">", -1);
        var altered = signed.url().toString().replace(parts[0], parts[1]);
        assertThat(altered).isNotEqualTo(signed.url().toString());
        assertThat(put(signed, URI.create(altered), "hello", "image/png").statusCode())
                .isEqualTo(403);
        assertAbsent("uploads/query/0");
    }

    @Test
    void anotherOperationWithTheSameUrl_isRefused() throws Exception {
        var signed = sign("uploads/verb/0", 5);
        for (var method : List.of("GET", "DELETE", "POST")) {
            var request =
                    HttpRequest.newBuilder(signed.url().toURI())
                            .header("content-type", "image/png")
                            .header("if-none-match", "*")
                            .method(method, BodyPublishers.ofString("hello"))
                            .build();
            assertThat(HTTP.send(request, BodyHandlers.ofString()).statusCode())
                    .as(method)
                    .isEqualTo(403);
        }
    }

    @ParameterizedTest
    @CsvSource({"x-amz-copy-source,/bucket/secret", "x-amz-acl,public-read", "X-Amz-Tagging,a=b"})
    void anInstructionSlippedIntoAnUpload_isRefused(String header, String value) throws Exception {
        s3.putObject(to -> to.bucket("bucket").key("secret"), RequestBody.fromString("secret"));
        var signed = sign("uploads/slipped/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .header("if-none-match", "*")
                        .header(header, value)
                        .PUT(BodyPublishers.ofString("hello"))
                        .build();
        var refused = HTTP.send(request, BodyHandlers.ofString());
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("AccessDenied", header.toLowerCase(Locale.ROOT));
        assertAbsent("uploads/slipped/0");
    }

    @Test
    void unsignedAndForeignRequests_areRefused() throws Exception {
        s3.putObject(to -> to.bucket("bucket").key("private"), RequestBody.fromString("x"));
        for (var path : List.of("/", "/bucket", "/bucket/private")) {
            var request = HttpRequest.newBuilder(URI.create(port.url() + path)).build();
            assertThat(HTTP.send(request, BodyHandlers.ofString()).statusCode())
                    .as(path)
                    .isEqualTo(403);
        }
    }

    @Test
    void aReadOfAnotherVersion_isRefused() {
        var first =
                s3.putObject(
                        to -> to.bucket("bucket").key("pinned"), RequestBody.fromString("one"));
        s3.putObject(to -> to.bucket("bucket").key("pinned"), RequestBody.fromString("two"));
        assertThatThrownBy(() ->
                        s3.getObject(
                                from -> from.bucket("bucket").key("pinned").ifMatch(first.eTag())))
                .isInstanceOfSatisfying(
                        S3Exception.class,
                        refused -> assertThat(refused.statusCode()).isEqualTo(412));
    }

    @Test
    void aBrowserMayUpload() throws Exception {
        var preflight =
                HttpRequest.newBuilder(sign("uploads/browser/0", 5).url().toURI())
                        .header("Origin", "https://example.org")
                        .header("Access-Control-Request-Method", "PUT")
                        .header("Access-Control-Request-Headers", "content-type,if-none-match")
                        .method("OPTIONS", BodyPublishers.noBody())
                        .build();
        var allowed = HTTP.send(preflight, BodyHandlers.ofString());
        assertThat(allowed.statusCode()).isEqualTo(200);
        assertThat(allowed.headers().firstValue("Access-Control-Allow-Methods"))
                .hasValueSatisfying(methods -> assertThat(methods).contains("PUT"));
        assertThat(allowed.headers().firstValue("Access-Control-Allow-Headers"))
                .hasValueSatisfying(headers -> assertThat(headers).contains("if-none-match"));
    }

    private static PresignedPutObjectRequest sign(String key, long size) {
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

    private static HttpResponse<String> put(
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

    private static String read(String key) {
        return s3.getObjectAsBytes(from -> from.bucket("bucket").key(key)).asUtf8String();
    }

    private static void assertAbsent(String key) {
        assertThatThrownBy(() -> s3.headObject(of -> of.bucket("bucket").key(key)))
                .isInstanceOfSatisfying(
                        S3Exception.class,
                        absent -> assertThat(absent.statusCode()).isEqualTo(404));
    }
}
