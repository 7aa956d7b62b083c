package dev.sluice.local.function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;

import dev.sluice.local.function.InstanceOutcome.Answered;
import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.function.RuntimeSession.Reply;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class RuntimeSessionTest {

    private static final Broken EXITED = new Broken("Runtime.ExitError", "exit status 1");

    private final RuntimeSession session = new RuntimeSession();

    private static InvocationRequest request(String id) {
        return new InvocationRequest(id, "trace", Instant.EPOCH, new byte[0]);
    }

    private FutureTask<InstanceOutcome> invoking(String id) {
        var call = new FutureTask<>(() -> session.invoke(request(id)));
        Thread.ofVirtual().start(call);
        return call;
    }

    @Test
    void event_reachesTheChild_andItsAnswerTheHost() throws Exception {
        var call = invoking("r-1");
        assertThat(session.next().orElseThrow().requestId()).isEqualTo("r-1");
        var answer = new Answered(new byte[] {1});
        assertThat(session.answer("r-1", answer)).isEqualTo(Reply.ACCEPTED);
        assertThat(call.get()).isSameAs(answer);
    }

    @Test
    void answerToAnotherEvent_isRefused() throws Exception {
        assertThat(session.answer("r-0", EXITED)).isEqualTo(Reply.UNKNOWN_REQUEST);
        var call = invoking("r-1");
        session.next();
        assertThat(session.answer("r-0", EXITED)).isEqualTo(Reply.UNKNOWN_REQUEST);
        assertThat(call.isDone()).isFalse();
    }

    @Test
    void childThatEndsInTheMiddle_endsTheInvocation() throws Exception {
        var call = invoking("r-1");
        session.next();
        session.ended(EXITED);
        assertThat(call.get()).isEqualTo(EXITED);
        assertThat(session.ended()).isTrue();
    }

    @Test
    void childThatEndedBefore_takesNoEvent() throws Exception {
        session.ended(EXITED);
        assertThat(session.invoke(request("r-1"))).isEqualTo(EXITED);
        assertThat(session.next()).isEmpty();
    }

    @Test
    void childIsInitialized_whenItAsksForItsFirstEvent() {
        assertThat(session.initialized()).isNotDone();
        var poll = Thread.ofVirtual().start(this::poll);
        await().atMost(ONE_MINUTE).until(() -> session.initialized().isDone());
        assertThat(session.initialized().join()).isEmpty();
        poll.interrupt();
    }

    @Test
    void childThatEndsBeforeItAsks_hasFailedToInitialize() {
        session.ended(EXITED);
        assertThat(session.initialized().join()).isEqualTo(Optional.of(EXITED));
    }

    private void poll() {
        try {
            session.next();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
