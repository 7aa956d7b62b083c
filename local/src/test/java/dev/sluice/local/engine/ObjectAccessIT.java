package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.model.S3Exception;

/// Who may do what with the object store.
class ObjectAccessIT {
    @TempDir static Path data;
    private static ObjectsUnderTest store;

    @BeforeAll
    static void start() throws IOException {
        store = new ObjectsUnderTest(data);
    }

    @AfterAll
    static void stop() {
        store.close();
    }

    @Test
    void unsignedAndForeignRequests_areRefused() throws Exception {
        store.s3().putObject(to -> to.bucket("bucket").key("private"), RequestBody.fromString("x"));
        for (var path : List.of("/", "/bucket", "/bucket/private")) {
            var request = HttpRequest.newBuilder(URI.create(store.url() + path)).build();
            assertThat(ObjectsUnderTest.send(request).statusCode()).as(path).isEqualTo(403);
        }
    }

    @Test
    void f75_aReadOfAnotherVersion_isRefused() {
        var first =
                store.s3()
                        .putObject(
                                to -> to.bucket("bucket").key("pinned"),
                                RequestBody.fromString("one"));
        store.s3()
                .putObject(to -> to.bucket("bucket").key("pinned"), RequestBody.fromString("two"));
        assertThatThrownBy(() ->
                        store.s3()
                                .getObject(from ->
                                        from.bucket("bucket").key("pinned").ifMatch(first.eTag())))
                .isInstanceOfSatisfying(
                        S3Exception.class,
                        refused -> assertThat(refused.statusCode()).isEqualTo(412));
    }

    @Test
    void f83_aBrowserMayUpload() throws Exception {
        var preflight =
                HttpRequest.newBuilder(store.sign("uploads/browser/0", 5).url().toURI())
                        .header("Origin", "https://example.org")
                        .header("Access-Control-Request-Method", "PUT")
                        .header("Access-Control-Request-Headers", "content-type,if-none-match")
                        .method("OPTIONS", BodyPublishers.noBody())
                        .build();
        var allowed = ObjectsUnderTest.send(preflight);
        assertThat(allowed.statusCode()).isEqualTo(200);
        assertThat(allowed.headers().firstValue("Access-Control-Allow-Methods"))
                .hasValueSatisfying(methods -> assertThat(methods).contains("PUT"));
        assertThat(allowed.headers().firstValue("Access-Control-Allow-Headers"))
                .hasValueSatisfying(headers -> assertThat(headers).contains("if-none-match"));
    }
}
