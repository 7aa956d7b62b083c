package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.api.Api.Reply;
import dev.sluice.functions.task.Attempt;
import dev.sluice.functions.task.Claim;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.Usage;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class WithdrawTest {

    private final Api api = new Api();
    private final TaskId id = api.submit("{\"prompt\":\"p\"}", "k").taskId();

    @Test
    void queuedTask_isCancelled_andAgain() {
        assertThat(cancel()).returns(202, Reply::status).returns("CANCELLED", status());
        assertThat(cancel()).returns(202, Reply::status).returns("CANCELLED", status());
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.CANCELLED);
        assertThat(api.result(Api.SESSION, id.value()).text("status")).isEqualTo("CANCELLED");
        assertThat(api.shelf.erased).isEmpty();
    }

    @Test
    void runningTask_is409UntilItsLeaseIsOver() {
        claim();

        assertThat(cancel())
                .returns(409, Reply::status)
                .returns("processing", reply -> reply.text("code"))
                .satisfies(reply -> assertThat(reply.headers()).containsEntry("Retry-After", "60"));
        api.now = api.now.plusSeconds(61);
        assertThat(cancel()).returns(202, Reply::status).returns("CANCELLED", status());
    }

    @Test
    void completedTask_isErased_recordFirstThenObjects() {
        complete();

        assertThat(cancel()).returns(202, Reply::status).returns("ERASED", status());
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.ERASED);
        assertThat(api.shelf.erased).containsExactly(id);
        assertThat(api.result(Api.SESSION, id.value())).returns(404, Reply::status);
    }

    @Test
    void objectsThatACrashLeft_goWithTheRepeat() {
        complete();
        cancel();
        api.shelf.erased.clear();

        assertThat(cancel()).returns(202, Reply::status).returns("ERASED", status());
        assertThat(api.shelf.erased).containsExactly(id);
    }

    @Test
    void submittingAnErasedTaskAgain_is409() {
        complete();
        cancel();

        assertThat(api.submit("{\"prompt\":\"p\"}", "k")).returns(409, Reply::status);
        assertThat(api.outbox.sent).hasSize(1);
    }

    @Test
    void foreignTask_is404AndUntouched() {
        assertThat(api.cancel("AIDABOB", id.value())).returns(404, Reply::status);
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.QUEUED);
        complete();
        assertThat(api.cancel("AIDABOB", id.value())).returns(404, Reply::status);
        assertThat(api.task(id).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(api.shelf.erased).isEmpty();
    }

    @Test
    void expiredTask_is404() {
        complete();
        api.now = api.task(id).expiresAt().plusSeconds(1);

        assertThat(cancel()).returns(404, Reply::status);
    }

    private Reply cancel() {
        return api.cancel(Api.SESSION, id.value());
    }

    private static Function<Reply, String> status() {
        return reply -> reply.text("status");
    }

    private Attempt claim() {
        var attempt = new Attempt("t", api.now.plusSeconds(60));
        api.stores.attempts().claim(new Claim(api.outbox.sent.getFirst(), attempt, api.now));
        return attempt;
    }

    private void complete() {
        var answer = new TaskResult("x", null, "end_turn", false, new Usage(1, 1), "r", 1);
        api.stores.attempts().complete(id, claim(), answer, null, api.now);
    }
}
