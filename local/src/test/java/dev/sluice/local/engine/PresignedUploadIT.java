package dev.sluice.local.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A presigned upload is good for one object of one type and one size, once.
class PresignedUploadIT {
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
    void theUploadThatWasSigned_isTaken() throws Exception {
        var signed = store.sign("uploads/taken/0", 5);
        assertThat(
                        ObjectsUnderTest.put(signed, signed.url().toURI(), "hello", "image/png")
                                .statusCode())
                .isEqualTo(200);
        assertThat(store.read("uploads/taken/0")).isEqualTo("hello");
        var head = store.s3().headObject(of -> of.bucket("bucket").key("uploads/taken/0"));
        assertThat(head.contentLength()).isEqualTo(5);
        assertThat(head.contentType()).isEqualTo("image/png");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hell", "hello!", ""})
    void f76_anotherSize_isRefused(String body) throws Exception {
        var key = "uploads/size" + body.length() + "/0";
        var signed = store.sign(key, 5);
        assertThat(
                        ObjectsUnderTest.put(signed, signed.url().toURI(), body, "image/png")
                                .statusCode())
                .isEqualTo(403);
        store.assertAbsent(key);
    }

    @Test
    void f76_aBodyOfUnstatedSize_isRefused() throws Exception {
        var signed = store.sign("uploads/chunked/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .header("if-none-match", "*")
                        .PUT(
                                BodyPublishers.ofInputStream(() ->
                                        new ByteArrayInputStream(
                                                "much longer".getBytes(StandardCharsets.UTF_8))))
                        .build();
        assertThat(ObjectsUnderTest.send(request).statusCode()).isEqualTo(403);
        store.assertAbsent("uploads/chunked/0");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "image/jpeg",
                "image/png; charset=utf-8",
                "application/x-www-form-urlencoded"
            })
    void anotherType_isRefused(String type) throws Exception {
        var signed = store.sign("uploads/type/0", 5);
        assertThat(ObjectsUnderTest.put(signed, signed.url().toURI(), "hello", type).statusCode())
                .isEqualTo(403);
        store.assertAbsent("uploads/type/0");
    }

    @Test
    void f75_aSecondWrite_isRefused() throws Exception {
        var signed = store.sign("uploads/twice/0", 5);
        assertThat(
                        ObjectsUnderTest.put(signed, signed.url().toURI(), "first", "image/png")
                                .statusCode())
                .isEqualTo(200);
        assertThat(
                        ObjectsUnderTest.put(signed, signed.url().toURI(), "other", "image/png")
                                .statusCode())
                .isEqualTo(412);
        assertThat(store.read("uploads/twice/0")).isEqualTo("first");
    }

    @Test
    void ofManyWritesAtOnce_oneWins() throws Exception {
        var signed = store.sign("uploads/race/0", 5);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Integer> put =
                    () ->
                            ObjectsUnderTest.put(signed, signed.url().toURI(), "hello", "image/png")
                                    .statusCode();
            var statuses = new ArrayList<Integer>();
            for (var result : threads.invokeAll(Collections.nCopies(16, put))) {
                statuses.add(result.get());
            }
            assertThat(statuses).containsOnlyOnce(200);
        }
    }

    @Test
    void withoutTheSignedCondition_isRefused() throws Exception {
        var signed = store.sign("uploads/unconditional/0", 5);
        var request =
                HttpRequest.newBuilder(signed.url().toURI())
                        .header("content-type", "image/png")
                        .PUT(BodyPublishers.ofString("hello"))
                        .build();
        assertThat(ObjectsUnderTest.send(request).statusCode()).isEqualTo(403);
        store.assertAbsent("uploads/unconditional/0");
    }
}
