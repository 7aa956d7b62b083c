package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.api.Api.Reply;
import dev.sluice.functions.task.Appointment;
import dev.sluice.functions.task.Attempt;
import dev.sluice.functions.task.Claim;
import dev.sluice.functions.task.Deferral;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.Usage;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultTest {

    private static final TaskResult ANSWER =
            new TaskResult("A cat.", null, "end_turn", false, new Usage(5, 2), "us-east-1#m", 9);

    private final Api api = new Api();

    @Test
    void queuedTask_saysWhenToAskAgain() {
        var id = submitted();
        var reply = api.result(Api.SESSION, id.value());

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.text("status")).isEqualTo("QUEUED");
        assertThat(reply.text("lane")).isEqualTo("image");
        assertThat(reply.text("model")).isEqualTo(Deployments.NOVA);
        assertThat(reply.json().path("attempts").intValue()).isZero();
        assertThat(reply.json().path("metadata").path("a").textValue()).isEqualTo("b");
        assertThat(reply.headers()).containsEntry("Retry-After", "1");
        assertThat(reply.json().has("result")).isFalse();
        assertThat(reply.json().has("error")).isFalse();
    }

    @Test
    void olderTask_isAskedForLessOften() {
        var id = submitted();
        api.now = api.now.plusSeconds(75);
        assertThat(api.result(Api.SESSION, id.value()).headers()).containsEntry("Retry-After", "8");
        api.now = api.now.plus(Duration.ofHours(1));
        assertThat(api.result(Api.SESSION, id.value()).headers())
                .containsEntry("Retry-After", "30");
    }

    @Test
    void deferredTask_isNotAskedForBeforeItsAppointment() {
        var id = submitted();
        var attempt = claim();
        api.stores
                .attempts()
                .defer(
                        id,
                        attempt,
                        new Deferral(
                                "throttled_requests",
                                Deferral.Delivery.GIVEN_BACK,
                                new Appointment(api.now.plusSeconds(12), null)),
                        api.now);
        var reply = api.result(Api.SESSION, id.value());

        assertThat(reply.headers()).containsEntry("Retry-After", "12");
        assertThat(reply.json().path("attempts").intValue()).isZero();
        assertThat(reply.json().path("deferrals").intValue()).isEqualTo(1);
    }

    @Test
    void completedTask_hasItsAnswer() {
        var id = submitted();
        api.stores.attempts().complete(id, claim(), ANSWER, null, api.now);
        var reply = api.result(Api.SESSION, id.value());

        assertThat(reply.text("status")).isEqualTo("COMPLETED");
        assertThat(reply.json().path("result").path("text").textValue()).isEqualTo("A cat.");
        assertThat(reply.json().path("attempts").intValue()).isEqualTo(1);
        assertThat(reply.headers()).doesNotContainKey("Retry-After");
    }

    @Test
    void longAnswer_isAUrl() {
        var id = submitted();
        var kept = new TaskResult(null, null, "end_turn", false, new Usage(5, 2), "r", 9);
        api.stores.attempts().complete(id, claim(), kept, "results/x/t", api.now);
        var result = api.result(Api.SESSION, id.value()).json().path("result");

        assertThat(result.has("text")).isFalse();
        assertThat(result.path("resultUrl").textValue())
                .isEqualTo("memory:///the-bucket/results/x/t?ttl=PT15M");
        assertThat(result.path("usage").path("inputTokens").intValue()).isEqualTo(5);
    }

    @Test
    void failedTask_saysWhy() {
        var id = submitted();
        api.stores
                .attempts()
                .fail(id, claim(), TaskError.of(ErrorCode.CORRUPT_FILE, "files[0]"), api.now);
        var error = api.result(Api.SESSION, id.value()).json().path("error");

        assertThat(error.path("code").textValue()).isEqualTo("corrupt_file");
        assertThat(error.path("detail").textValue()).isEqualTo("files[0]");
        assertThat(error.path("retryable").booleanValue()).isFalse();
    }

    @Test
    void awaitedUpload_hasNoLaneYet() {
        var id =
                api.upload("{\"files\":[{\"name\":\"a\",\"contentType\":\"a/b\",\"size\":1}]}")
                        .taskId();
        var reply = api.result(Api.SESSION, id.value());

        assertThat(reply.text("status")).isEqualTo("AWAITING_UPLOAD");
        assertThat(reply.json().has("lane")).isFalse();
    }

    @Test
    void otherSessionOfTheRole_seesTheTask_andOthersDoNot() {
        var id = submitted().value();

        assertThat(api.result("AROAALICE:session-2", id)).returns(200, Reply::status);
        assertThat(api.result("AIDABOB", id)).returns(404, Reply::status);
    }

    @Test
    void unknownForeignAndExpiredTasks_lookTheSame() {
        var id = submitted();
        var foreign = api.result("AIDABOB", id.value());
        var unknown = api.result(Api.SESSION, "01KB8VZQ5XJ0M3N7P9R2T4W6YA");
        api.now = api.task(id).expiresAt().plusSeconds(1);
        var expired = api.result(Api.SESSION, id.value());

        assertThat(foreign.json()).isEqualTo(unknown.json()).isEqualTo(expired.json());
        assertThat(unknown)
                .returns(404, Reply::status)
                .returns("not_found", reply -> reply.text("code"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "..%2f", "01kb8vzq5xj0m3n7p9r2t4w6ya"})
    void otherTexts_are404(String id) {
        assertThat(api.result(Api.SESSION, id)).returns(404, Reply::status);
        assertThat(api.cancel(Api.SESSION, id)).returns(404, Reply::status);
    }

    @Test
    void f81_absentPathParameters_are404() {
        assertThat(api.result(Events.post(null))).returns(404, Reply::status);
    }

    private TaskId submitted() {
        return api.submit("{\"prompt\":\"p\",\"metadata\":{\"a\":\"b\"}}").taskId();
    }

    private Attempt claim() {
        var attempt = new Attempt("t", api.now.plusSeconds(60));
        api.stores.attempts().claim(new Claim(api.outbox.sent.getFirst(), attempt, api.now));
        return attempt;
    }
}
