package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.sluice.functions.api.Api.Reply;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UploadTest {

    private static final String TWO =
            """
            {"files":[{"name":"../../admin/x.pdf","contentType":"application/pdf","size":9},
                      {"name":"b.png","contentType":"image/png","size":7}]}
            """;

    private final Api api = new Api();

    @Test
    void upload_isRecordedAndGetsAUrlForEachFile() {
        var reply = api.upload(TWO);
        var task = api.task(reply.taskId());

        assertThat(reply.status()).isEqualTo(201);
        assertThat(task.status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(task.owner()).isEqualTo(Api.ALICE);
        assertThat(task.model()).isEqualTo(Deployments.NOVA);
        assertThat(task.slots())
                .containsExactly(
                        new Slot("../../admin/x.pdf", "application/pdf", 9, null),
                        new Slot("b.png", "image/png", 7, null));
        assertThat(reply.text("expiresAt")).isEqualTo("2026-11-30T12:15:00Z");
        assertThat(reply.json().path("files")).hasSize(2);
    }

    @Test
    void slot_saysHowItIsToBeFilled() {
        var slot = api.upload(TWO).json().path("files").path(1);

        assertThat(slot.path("index").intValue()).isEqualTo(1);
        assertThat(slot.path("name").textValue()).isEqualTo("b.png");
        assertThat(slot.path("size").longValue()).isEqualTo(7);
        assertThat(slot.path("method").textValue()).isEqualTo("PUT");
        assertThat(slot.path("url").textValue()).contains("/1?type=image/png&size=7&ttl=PT15M");
        assertThat(slot.path("headers"))
                .isEqualTo(
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("content-type", "image/png")
                                .put("if-none-match", "*"));
    }

    @Test
    void f77_keyOfAUrl_hasNothingThatAClientChose() {
        var url = api.upload(TWO).json().path("files").path(0).path("url").textValue();

        assertThat(url).doesNotContain("admin").doesNotContain("..");
    }

    @Test
    void everythingWrong_isToldAtOnce_andNothingWritten() {
        var reply =
                api.upload(
                        """
                        {"model":"gpt","files":[{"name":"a","contentType":"png","size":0},{"size":"7"}]}
                        """);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.json().path("errors").findValuesAsText("field"))
                .containsExactlyInAnyOrder(
                        "model",
                        "files[0].contentType",
                        "files[0].size",
                        "files[1].contentType",
                        "files[1].size");
        assertThat(api.memory.all()).isEmpty();
    }

    @Test
    void f06_sixPdfs_areRefusedWithTheLimit() {
        var file = "{\"name\":\"a.pdf\",\"contentType\":\"application/pdf\",\"size\":9},";
        var reply = api.upload("{\"files\":[" + file.repeat(5) + file.replace("},", "}") + "]}");

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.text("code")).isEqualTo("too_many_files");
        assertThat(reply.text("detail")).contains("at most 5");
        assertThat(api.memory.all()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[]", "\"x\"", "{}", "{\"files\":null}", "{\"files\":[]}"})
    void f81_bodyWithoutFiles_is400(String body) {
        var reply = api.upload(body);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.text("code")).isEqualTo("invalid_request");
        assertThat(reply.headers()).containsEntry("Content-Type", "application/problem+json");
    }

    @Test
    void f73_sameTask_getsFreshUrlsForWhatIsStillEmpty() {
        var id = api.upload(TWO).taskId();
        api.shelf.upload(id, 0, 9);
        api.now = api.now.plus(Duration.ofHours(1));
        var reply = again(id.value());

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.taskId()).isEqualTo(id);
        assertThat(reply.text("expiresAt")).isEqualTo("2026-11-30T13:15:00Z");
        assertThat(reply.json().path("files"))
                .singleElement()
                .satisfies(slot -> assertThat(slot.path("index").intValue()).isEqualTo(1));
        assertThat(api.memory.all()).hasSize(1);
    }

    @Test
    void f73_afterSubmit_itIs409() {
        var id = api.upload(TWO).taskId();
        api.shelf.upload(id, 0, 9);
        api.shelf.upload(id, 1, 7);
        api.submit("{\"taskId\":\"%s\",\"prompt\":\"p\"}".formatted(id));

        assertThat(again(id.value()))
                .returns(409, Reply::status)
                .returns("already_submitted", reply -> reply.text("code"));
    }

    @Test
    void uploadThatIsOver_is410() {
        var id = api.upload(TWO).taskId();
        api.now = api.now.plus(Duration.ofHours(25));

        assertThat(again(id.value()))
                .returns(410, Reply::status)
                .returns("upload_expired", reply -> reply.text("code"));
    }

    @Test
    void foreignAndUnknownTasks_are404() {
        assertThat(again("01KB8VZQ5XJ0M3N7P9R2T4W6YA")).returns(404, Reply::status);
        var id = api.upload(TWO).taskId();
        var handler =
                Events.anonymous("{\"taskId\":\"%s\"}".formatted(id))
                        .withRequestContext(Events.context("AIDABOB"));

        assertThat(api.upload(handler)).returns(404, Reply::status);
    }

    @Test
    void cancelledUpload_is409() {
        var id = api.upload(TWO).taskId();
        api.cancel(Api.SESSION, id.value());

        assertThat(again(id.value())).returns(409, Reply::status);
    }

    @Test
    void filesAndTaskIdTogether_are400() {
        assertThat(api.upload("{\"taskId\":\"01KB8VZQ5XJ0M3N7P9R2T4W6YA\",\"files\":[]}"))
                .returns(400, Reply::status);
    }

    @Test
    void ownerWithTooManyOpenTasks_is429WithRetryAfter() {
        var limited = new Api(Deployments.limitedTo(1));
        limited.upload(TWO);

        assertThat(limited.upload(TWO))
                .returns(429, Reply::status)
                .returns("too_many_open", reply -> reply.text("code"))
                .satisfies(reply ->
                        assertThat(reply.headers())
                                .containsAllEntriesOf(Map.of("Retry-After", "30")));
    }

    private Reply again(String id) {
        return api.upload("{\"taskId\":\"%s\"}".formatted(id));
    }
}
