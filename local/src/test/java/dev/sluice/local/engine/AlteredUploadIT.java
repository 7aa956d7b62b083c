package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.sync.RequestBody;

/// A presigned upload is good for nothing else than what was signed.
class AlteredUploadIT {
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
    void f77_anAlteredPath_isRefused(String path) throws Exception {
        var signed = store.sign("uploads/path/0", 5);
        var altered = signed.url().toString().replace("/bucket/uploads/path/0", path);
        assertThat(
                        ObjectsUnderTest.put(signed, URI.create(altered), "hello", "image/png")
                                .statusCode())
                .isBetween(400, 404);
        store.assertAbsent("uploads/path/0");
        store.assertAbsent("uploads/path/1");
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
        var signed = store.sign("uploads/query/0", 5);
        var parts = change.split(">", -1);
        var altered = signed.url().toString().replace(parts[0], parts[1]);
        assertThat(altered).isNotEqualTo(signed.url().toString());
        assertThat(
                        ObjectsUnderTest.put(signed, URI.create(altered), "hello", "image/png")
                                .statusCode())
                .isEqualTo(403);
        store.assertAbsent("uploads/query/0");
    }

    @Test
    void anotherOperationWithTheSameUrl_isRefused() throws Exception {
        var signed = store.sign("uploads/verb/0", 5);
        for (var method : List.of("GET", "DELETE", "POST")) {
            var request =
                    HttpRequest.newBuilder(signed.url().toURI())
                            .header("content-type", "image/png")
                            .header("if-none-match", "*")
                            .method(method, BodyPublishers.ofString("hello"))
                            .build();
            assertThat(ObjectsUnderTest.send(request).statusCode()).as(method).isEqualTo(403);
        }
    }

    @ParameterizedTest
    @CsvSource({"x-amz-copy-source,/bucket/secret", "x-amz-acl,public-read", "X-Amz-Tagging,a=b"})
    void anInstructionSlippedIntoAnUpload_isRefused(String header, String value) throws Exception {
        store.s3()
                .putObject(
                        to -> to.bucket("bucket").key("secret"), RequestBody.fromString("secret"));
        var signed = store.sign("uploads/slipped/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .header("if-none-match", "*")
                        .header(header, value)
                        .PUT(BodyPublishers.ofString("hello"))
                        .build();
        var refused = ObjectsUnderTest.send(request);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("AccessDenied", header.toLowerCase(Locale.ROOT));
        store.assertAbsent("uploads/slipped/0");
    }
}
