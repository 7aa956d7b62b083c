package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.api.Api.Reply;
import dev.sluice.functions.task.Attempt;
import dev.sluice.functions.task.Claim;
import dev.sluice.model.FileReference;
import dev.sluice.model.Inference;
import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class SubmitTest {

    private static final String HI = "{\"prompt\":\"hi\"}";
    private static final String TWO =
            """
            {"files":[{"name":"a.png","contentType":"image/png","size":9},
                      {"name":"b.png","contentType":"image/png","size":7}]}
            """;

    private final Api api = new Api();

    @Test
    void textTask_isRecordedSentAndAccepted() {
        var reply =
                api.submit(
                        """
                        {"prompt":"hi","system":"s","inference":{"maxTokens":9},
                         "additional":{"top_k":3},"splittable":true,"metadata":{"a":"b"},
                         "deadline":"2026-12-01T00:00:00Z"}
                        """);
        var id = reply.taskId();
        var task = api.task(id);
        var message = api.outbox.sent.getFirst();

        assertThat(reply.status()).isEqualTo(202);
        assertThat(reply.text("status")).isEqualTo("QUEUED");
        assertThat(reply.text("lane")).isEqualTo("image");
        assertThat(reply.text("result")).isEqualTo("https://api.example.com/v1/result/" + id);
        assertThat(task.status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(task.metadata()).containsEntry("a", "b");
        assertThat(api.outbox.sent).hasSize(1);
        assertThat(message.version()).isEqualTo(1);
        assertThat(message.taskId()).isEqualTo(id);
        assertThat(message.owner()).isEqualTo(Api.ALICE);
        assertThat(message.lane()).isEqualTo("image");
        assertThat(message.model()).isEqualTo(Deployments.NOVA);
        assertThat(message.generation()).isZero();
        assertThat(message.bodyHash()).isEqualTo(task.bodyHash()).hasSize(64);
        assertThat(message.submittedAt()).isEqualTo(api.now);
        assertThat(message.deadline()).isEqualTo(task.deadline()).isNotNull();
        assertThat(message.spec())
                .returns("hi", spec -> spec.prompt())
                .returns("s", spec -> spec.system())
                .returns(new Inference(9, null, null, null), spec -> spec.inference())
                .returns(Map.of("top_k", 3), spec -> spec.additional())
                .returns(true, spec -> spec.splittable())
                .returns(List.of(), spec -> spec.files());
    }

    @Test
    void resultUrl_followsTheForwardedScheme() {
        var event = Events.post(HI).withHeaders(Map.of("x-forwarded-proto", "http"));

        assertThat(api.submit(event).text("result"))
                .startsWith("http://api.example.com/v1/result/");
    }

    @Test
    void uploadedFiles_arePinnedInSlotOrder() {
        var id = api.upload(TWO).taskId();
        var first = api.shelf.upload(id, 0, 9);
        var second = api.shelf.upload(id, 1, 7);
        var reply = api.submit(withId(id, ""));

        assertThat(reply.status()).isEqualTo(202);
        assertThat(reply.taskId()).isEqualTo(id);
        assertThat(api.task(id).slots())
                .extracting(slot -> slot.etag())
                .containsExactly(first, second);
        assertThat(api.outbox.sent.getFirst().spec().files())
                .containsExactly(
                        new FileReference("the-bucket", "uploads/" + id + "/0", first, 9L, "a.png"),
                        new FileReference(
                                "the-bucket", "uploads/" + id + "/1", second, 7L, "b.png"));
    }

    @Test
    void otherInputs_arePinnedAfterTheUploads() {
        var id = uploaded();
        var etag = api.shelf.put("shared", "in/c.pdf", 5);
        var reply = api.submit(withId(id, ",\"inputs\":[{\"s3Uri\":\"s3://shared/in/c.pdf\"}]"));

        assertThat(reply.text("lane")).isEqualTo("document");
        assertThat(api.outbox.sent.getFirst().spec().files())
                .extracting(FileReference::name)
                .containsExactly("a.png", "b.png", "c.pdf");
        assertThat(api.outbox.sent.getFirst().spec().files().getLast())
                .isEqualTo(new FileReference("shared", "in/c.pdf", etag, 5L, "c.pdf"));
    }

    @Test
    void f79_filesNotUploaded_areNamedAndNothingIsQueued() {
        var id = api.upload(TWO).taskId();
        api.shelf.upload(id, 0, 9);
        var reply = api.submit(withId(id, ""));

        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.text("code")).isEqualTo("not_uploaded");
        assertThat(reply.json().path("errors").findValuesAsText("field"))
                .containsExactly("files[1]");
        assertThat(api.outbox.sent).isEmpty();
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
    }

    @Test
    void f26_emptyObject_isEmptyFile() {
        var id = api.upload(TWO).taskId();
        api.shelf.upload(id, 0, 9);
        api.shelf.upload(id, 1, 0);

        assertThat(api.submit(withId(id, "")))
                .returns(400, Reply::status)
                .returns("empty_file", reply -> reply.text("code"));
        assertThat(api.outbox.sent).isEmpty();
    }

    @Test
    void f74_absentInput_is409WithItsIndex() {
        var reply =
                api.submit("{\"prompt\":\"p\",\"inputs\":[{\"s3Uri\":\"s3://shared/in/none\"}]}");

        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.json().path("errors").findValuesAsText("field"))
                .containsExactly("inputs[0]");
    }

    @Test
    void inputOutsideTheAllowedPrefixes_is403() {
        assertThat(api.submit("{\"prompt\":\"p\",\"inputs\":[{\"s3Uri\":\"s3://mine/x\"}]}"))
                .returns(403, Reply::status)
                .returns("forbidden_input", reply -> reply.text("code"));
    }

    @Test
    void f06_tooManyDocumentsAmongTheInputs_neverReachTheQueue() {
        var inputs = new StringBuilder();
        for (int index = 0; index < 6; index++) {
            api.shelf.put("shared", "in/" + index + ".pdf", 5);
            inputs.append("{\"s3Uri\":\"s3://shared/in/").append(index).append(".pdf\"},");
        }
        inputs.setLength(inputs.length() - 1);

        assertThat(api.submit("{\"prompt\":\"p\",\"inputs\":[" + inputs + "]}"))
                .returns(400, Reply::status)
                .returns("too_many_files", reply -> reply.text("code"));
        assertThat(api.outbox.sent).isEmpty();
    }

    @Test
    void modelOfTheUpload_isTheModelOfTheTask() {
        var id =
                api.upload(TWO.replaceFirst("\\{", "{\"model\":\"" + Deployments.CLAUDE + "\","))
                        .taskId();
        api.shelf.upload(id, 0, 9);
        api.shelf.upload(id, 1, 7);
        api.submit(withId(id, ""));

        assertThat(api.outbox.sent.getFirst().model()).isEqualTo(Deployments.CLAUDE);
    }

    @Test
    void laneThatIsForced_isTaken() {
        assertThat(api.submit("{\"prompt\":\"p\",\"lane\":\"document\"}").text("lane"))
                .isEqualTo("document");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "\"x\"",
                "\"null\"",
                "{",
                "{}",
                "{\"prompt\":\"\\u00a0\"}"
            })
    void f81_otherBodies_are400(String body) {
        var reply = api.submit(body);

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.text("code")).isEqualTo("invalid_request");
        assertThat(api.memory.all()).isEmpty();
    }

    @Test
    void f64_sameKeyAndBody_areOneTask() {
        var first = api.submit(HI, "k");
        claim(api.outbox.sent.getFirst());
        var second = api.submit("{\"system\":null,\"prompt\":\"hi\"}", "k");

        assertThat(second.status()).isEqualTo(202);
        assertThat(second.taskId()).isEqualTo(first.taskId());
        assertThat(second.text("result")).isEqualTo(first.text("result"));
        assertThat(second.text("status")).isEqualTo("PROCESSING");
        assertThat(api.outbox.sent).hasSize(1);
    }

    @Test
    void f64_sameKeyAndAnotherBody_is409() {
        api.submit(HI, "k");

        assertThat(api.submit("{\"prompt\":\"ho\"}", "k"))
                .returns(409, Reply::status)
                .returns("conflict", reply -> reply.text("code"));
        assertThat(api.memory.all()).hasSize(1);
    }

    @Test
    void f64_sameTaskIdAndAnotherBody_is409() {
        var id = uploaded();
        api.submit(withId(id, ""));

        assertThat(api.submit(withId(id, ",\"system\":\"s\"")))
                .returns(409, Reply::status)
                .returns("conflict", reply -> reply.text("code"));
    }

    @Test
    void f64_keysOfTwoOwners_areTwoTasks() {
        var bob =
                Events.post(HI)
                        .withHeaders(Map.of("Idempotency-Key", "k"))
                        .withRequestContext(Events.context("AIDABOB"));

        assertThat(api.submit(HI, "k").taskId()).isNotEqualTo(api.submit(bob).taskId());
    }

    @Test
    void f64_identicalSubmitsAtOnce_areOneTaskAndBoth202() throws Exception {
        Callable<Reply> submit = () -> api.submit(HI, "k");
        List<Reply> replies;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            replies =
                    threads.invokeAll(Collections.nCopies(20, submit)).stream()
                            .map(future -> future.resultNow())
                            .toList();
        }

        assertThat(replies).allMatch(reply -> reply.status() == 202);
        assertThat(replies).extracting(Reply::taskId).containsOnly(replies.getFirst().taskId());
        assertThat(api.memory.all()).hasSize(1);
        assertThat(api.outbox.sent).isNotEmpty();
    }

    @Test
    void f63_sendThatFailed_isMendedByTheRepeat() {
        api.outbox.failOnce(new IllegalStateException("no queue"));
        var failed = api.submit(HI, "k");
        var id = api.memory.all().findFirst().orElseThrow().id();

        assertThat(failed.status()).isEqualTo(500);
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(api.submit(HI, "k")).returns(202, Reply::status).returns(id, Reply::taskId);
        assertThat(api.outbox.sent).singleElement().returns(id, TaskMessage::taskId);
    }

    @Test
    void f63_sendThatFailedAfterAnUpload_isMendedByTheRepeat() {
        var id = uploaded();
        api.outbox.failOnce(new IllegalStateException("no queue"));
        api.submit(withId(id, ""));
        var pinned = api.task(id).slots();
        api.shelf.upload(id, 1, 700);

        assertThat(api.submit(withId(id, ""))).returns(202, Reply::status);
        assertThat(api.outbox.sent.getFirst().spec().files())
                .extracting(FileReference::etag)
                .containsExactly(pinned.get(0).etag(), pinned.get(1).etag());
    }

    @Test
    void f63_sendThatFailedWithoutAKey_leavesNoOpenTask() {
        api.outbox.failOnce(new IllegalStateException("no queue"));

        assertThat(api.submit(HI).status()).isEqualTo(500);
        assertThat(api.memory.all())
                .singleElement()
                .satisfies(task -> assertThat(task.status()).isEqualTo(TaskStatus.CANCELLED));
    }

    @Test
    void whatWasAccepted_staysAcceptedAfterItsDeadline() {
        var body = "{\"prompt\":\"hi\",\"deadline\":\"2026-11-30T12:00:01Z\"}";
        var first = api.submit(body, "k");
        api.now = api.now.plusSeconds(2);

        assertThat(api.submit(body, "k"))
                .returns(202, Reply::status)
                .returns(first.taskId(), Reply::taskId);
        assertThat(api.submit(body))
                .returns(400, Reply::status)
                .returns("deadline_exceeded", reply -> reply.text("code"));
    }

    @Test
    void limitOfOpenTasks_is429_butNotForARepeat() {
        var limited = new Api(Deployments.limitedTo(1));
        limited.outbox.failOnce(new IllegalStateException("no queue"));
        limited.submit(HI, "k");

        assertThat(limited.submit(HI, "l"))
                .returns(429, Reply::status)
                .returns("too_many_open", reply -> reply.text("code"));
        assertThat(limited.submit(HI, "k")).returns(202, Reply::status);
        assertThat(limited.outbox.sent).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"90000, あ", "270000, a"})
    void f66_workBeyond256KiB_waitsInS3(int count, String character) {
        var body = "{\"prompt\":\"" + character.repeat(count) + "\"}";
        api.submit(body, "k");
        var message = api.outbox.sent.getFirst();

        assertThat(message.spec()).isNull();
        assertThat(message.specKey())
                .isEqualTo("specs/" + message.taskId() + "/" + message.bodyHash());
        assertThat(api.shelf.spec(message.taskId(), message.specKey()).orElseThrow().prompt())
                .hasSize(count);
    }

    @Test
    void f66_theWholeMessageCounts_toTheByte() {
        api.submit("{\"prompt\":\"x\"}");
        var around = bytes(api.outbox.sent.removeFirst()) - 1;
        api.submit("{\"prompt\":\"" + "x".repeat(256 * 1024 - around) + "\"}");
        api.submit("{\"prompt\":\"" + "x".repeat(256 * 1024 - around + 1) + "\"}");

        assertThat(bytes(api.outbox.sent.get(0))).isEqualTo(256 * 1024);
        assertThat(api.outbox.sent.get(0).spec()).isNotNull();
        assertThat(api.outbox.sent.get(1).spec()).isNull();
    }

    @Test
    void submitOfACancelledTask_is409() {
        var id = api.submit(HI, "k").taskId();
        api.cancel(Api.SESSION, id.value());

        assertThat(api.submit(HI, "k")).returns(409, Reply::status);
        var upload = uploaded();
        api.cancel(Api.SESSION, upload.value());
        assertThat(api.submit(withId(upload, ""))).returns(409, Reply::status);
    }

    @Test
    void foreignUnknownAndLateUploads_areRefused() {
        var id = uploaded();
        var bob = Events.anonymous(withId(id, "")).withRequestContext(Events.context("AIDABOB"));

        assertThat(api.submit(bob)).returns(404, Reply::status);
        assertThat(api.submit(withId(new TaskId("01KB8VZQ5XJ0M3N7P9R2T4W6YA"), "")))
                .returns(404, Reply::status);
        api.now = api.now.plus(Duration.ofHours(25));
        assertThat(api.submit(withId(id, ""))).returns(410, Reply::status);
    }

    @Test
    void keyOfAnExpiredTask_isFree() {
        var id = api.submit(HI, "k").taskId();
        api.now = api.task(id).expiresAt().plusSeconds(1);

        assertThat(api.submit("{\"prompt\":\"ho\"}", "k")).returns(202, Reply::status);
    }

    private TaskId uploaded() {
        var id = api.upload(TWO).taskId();
        api.shelf.upload(id, 0, 9);
        api.shelf.upload(id, 1, 7);
        return id;
    }

    private static String withId(TaskId id, String more) {
        return "{\"taskId\":\"%s\",\"prompt\":\"hi\"%s}".formatted(id, more);
    }

    private void claim(TaskMessage message) {
        api.stores
                .attempts()
                .claim(new Claim(message, new Attempt("t", api.now.plusSeconds(60)), api.now));
    }

    private static int bytes(TaskMessage message) {
        return Json.write(message).getBytes(StandardCharsets.UTF_8).length;
    }
}
