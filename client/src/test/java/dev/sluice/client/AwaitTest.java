package dev.sluice.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.sluice.client.stub.StubEnding;
import dev.sluice.client.stub.StubFault;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AwaitTest extends ClientFixture {
    private static final TaskId NOBODYS = new TaskId("01J00000000000000000000000");

    @Test
    void completedTask_givesItsAnswer_afterTheWaitsTheServiceAskedFor() throws Exception {
        api.end(new StubEnding.Answers("a mug"), 3);
        var id = submit();

        var outcome = client.await(id, clock.instant().plusSeconds(60));

        assertThat(outcome)
                .asInstanceOf(type(TaskOutcome.Completed.class))
                .satisfies(done -> assertThat(done.result().text()).isEqualTo("a mug"));
        assertThat(clock.waited()).isBetween(Duration.ofSeconds(9), Duration.ofMillis(11_250));
    }

    @Test
    void failedTask_givesItsError() throws Exception {
        api.end(new StubEnding.Fails(ErrorCode.GUARDRAIL, "the guardrail intervened"), 0);

        assertThat(client.await(submit(), clock.instant().plusSeconds(60)))
                .asInstanceOf(type(TaskOutcome.Failed.class))
                .satisfies(failed -> {
                    assertThat(failed.error().code()).isEqualTo(ErrorCode.GUARDRAIL);
                    assertThat(failed.error().retryable()).isFalse();
                });
    }

    @Test
    void cancelledTask_isCancelled() throws Exception {
        api.end(new StubEnding.Runs(), 0);
        var id = submit();
        assertThat(client.cancel(id)).isEqualTo(new Withdrawal(id, TaskStatus.CANCELLED));
        assertThat(client.await(id, clock.instant().plusSeconds(60)))
                .isEqualTo(new TaskOutcome.Cancelled(id));
    }

    @Test
    void endedTask_isErased_andGone() throws Exception {
        var id = submit();
        client.await(id, clock.instant().plusSeconds(60));
        assertThat(client.cancel(id).status()).isEqualTo(TaskStatus.ERASED);
        assertThat(client.await(id, clock.instant())).isInstanceOf(TaskOutcome.Unknown.class);
    }

    @Test
    void deadline_endsTheWaiting_notTheTask() throws Exception {
        api.end(new StubEnding.Runs(), 0);
        var deadline = clock.instant().plusSeconds(20);

        var outcome = client.await(submit(), deadline);

        assertThat(outcome)
                .asInstanceOf(type(TaskOutcome.StillRunning.class))
                .satisfies(running ->
                        assertThat(running.view().status()).isEqualTo(TaskStatus.QUEUED));
        assertThat(clock.instant()).isEqualTo(deadline);
    }

    @Test
    void unknownTask_isToldAsSuch() throws Exception {
        assertThat(client.await(NOBODYS, clock.instant()))
                .asInstanceOf(type(TaskOutcome.Unknown.class))
                .extracting(TaskOutcome.Unknown::why)
                .asInstanceOf(type(RefusedException.class))
                .returns(ErrorCode.NOT_FOUND, RefusedException::code);
    }

    @Test
    void longAnswer_isFetchedFromItsUrl_alsoWhenTheFirstUrlRanOut() throws Exception {
        api.end(new StubEnding.AnswersAtLength("x".repeat(500_000), 1), 0);
        var id = submit();

        var view = client.result(id);

        assertThat(view.result().text()).hasSize(500_000);
        assertThat(view.result().resultUrl()).isNull();
        assertThat(api.calls("GET /v1/result")).isEqualTo(2);
    }

    @Test
    void brokenLook_isRepeated() throws Exception {
        var id = submit();
        api.fail(
                "GET /v1/result",
                new StubFault.BreaksBefore(),
                new StubFault.Refuses(502, Map.of()));
        assertThat(client.await(id, clock.instant().plusSeconds(60)))
                .isInstanceOf(TaskOutcome.Completed.class);
    }

    @Test
    void ask_isLikeACall() throws Exception {
        api.end(new StubEnding.Answers("42"), 1);
        assertThat(client.ask("What is it?", Duration.ofMinutes(1))).isEqualTo("42");

        api.end(new StubEnding.Fails(ErrorCode.MODEL_TIMEOUT, "too slow"), 0);
        assertThatThrownBy(() -> client.ask("And now?", Duration.ofMinutes(1)))
                .hasMessageContaining("failed: model_timeout: too slow")
                .asInstanceOf(type(UnfinishedException.class))
                .satisfies(unfinished ->
                        assertThat(unfinished.outcome()).isInstanceOf(TaskOutcome.Failed.class));
    }

    @Test
    void subTasks_goSideBySide_andABadOneHurtsOnlyItself() throws Exception {
        var requests =
                IntStream.range(0, 50)
                        .mapToObj(i -> TaskRequest.of(i == 7 ? " " : "sub-task " + i).build())
                        .toList();

        var submissions = client.submitAll(requests);

        assertThat(submissions).hasSize(50);
        assertThat(submissions.get(7)).isInstanceOf(Submission.Declined.class);
        var ids =
                submissions.stream()
                        .filter(Submission.Accepted.class::isInstance)
                        .map(one -> ((Submission.Accepted) one).answer().taskId())
                        .toList();
        assertThat(api.task(ids.get(7)).request().prompt()).isEqualTo("sub-task 8");

        var outcomes = client.awaitAll(withStranger(ids), clock.instant().plusSeconds(60));
        assertThat(outcomes.subList(0, 49)).hasOnlyElementsOfType(TaskOutcome.Completed.class);
        assertThat(outcomes.get(49)).isInstanceOf(TaskOutcome.Unknown.class);
    }

    private static List<TaskId> withStranger(List<TaskId> ids) {
        var all = new java.util.ArrayList<>(ids);
        all.add(NOBODYS);
        return all;
    }

    private TaskId submit() throws InterruptedException {
        return client.submit(TaskRequest.of("p").build()).taskId();
    }
}
