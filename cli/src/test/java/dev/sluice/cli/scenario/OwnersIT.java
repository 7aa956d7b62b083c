package dev.sluice.cli.scenario;

import static dev.sluice.cli.scenario.LocalUser.AGENT_1;
import static dev.sluice.cli.scenario.LocalUser.AGENT_2;
import static dev.sluice.cli.scenario.LocalUser.GUEST;
import static dev.sluice.cli.scenario.LocalUser.LOCAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.RefusedException;
import dev.sluice.client.TaskOutcome;
import dev.sluice.client.TaskRequest;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A task is its owner's alone, whichever door another comes through.
final class OwnersIT {

    @TempDir static Path directory;
    private static LocalProcess local;
    private static Uploads uploads;

    @BeforeAll
    static void start() throws Exception {
        var assembly = Assembly.of("owners.yaml", directory);
        local = LocalProcess.start(assembly, directory.resolve("data"), LocalPorts.free());
        uploads = new Uploads(local);
        // The configuration allows this whole bucket, so that only ownership can refuse.
        assertThat(local.output("Bucket")).isEqualTo("owners-objectsbucket5a707942");
    }

    @AfterAll
    static void stop() throws Exception {
        local.close();
    }

    @Test
    void guest_neitherReadsNorCancelsAnothersTask() throws Exception {
        var id = completed(LOCAL, "Mine.");

        assertThat(refusal(() -> local.client(GUEST).result(id))).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(refusal(() -> local.client(GUEST).cancel(id))).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(local.client().result(id).status()).isEqualTo(TaskStatus.COMPLETED);
    }

    @Test
    void guest_doesNotSubmitAnothersUpload() throws Exception {
        var id = uploads.filled(LOCAL);

        var foreign = uploads.submit(GUEST, id);
        assertThat(foreign.status()).isEqualTo(404);
        assertThat(foreign.contentType()).isEqualTo("application/problem+json");
        assertThat(uploads.urls(GUEST, id).status()).isEqualTo(404);
        assertThat(uploads.submit(LOCAL, id).status()).isEqualTo(202);
        assertThat(outcome(LOCAL, id)).isInstanceOf(TaskOutcome.Completed.class);
    }

    @Test
    void guest_doesNotNameAnothersObjectsAsInputs() throws Exception {
        var id = uploads.filled(LOCAL);

        var body =
                "{\"prompt\":\"Tell.\",\"inputs\":[{\"s3Uri\":\"s3://%s/uploads/%s/0\"}]}"
                        .formatted(local.output("Bucket"), id);
        var refused = SignedCall.by(GUEST, "POST", local.api("/submit"), body).send();
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.body().path("code").asText()).isEqualTo("forbidden_input");
    }

    @Test
    void aMessageNamingAnothersObject_failsAndTouchesNothing() throws Exception {
        var id = uploads.filled(LOCAL);
        var forged = randomId();
        try (var queue = LaneQueue.at(local.output("ImageQueueUrl"))) {
            queue.sendAndAwait(
                    Forged.naming(forged, local.output("Bucket"), "uploads/" + id + "/0"));
        }

        assertThat(errorOf(forged)).isEqualTo(ErrorCode.FORBIDDEN_INPUT);
        assertThat(local.calls().completedByTask()).doesNotContainKey(forged.value());
        assertThat(local.client().result(id).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(uploads.submit(LOCAL, id).status()).isEqualTo(202);
        assertThat(outcome(LOCAL, id)).isInstanceOf(TaskOutcome.Completed.class);
    }

    @Test
    void aMessageNamingAnothersSpec_fails() throws Exception {
        var forged = randomId();
        try (var queue = LaneQueue.at(local.output("ImageQueueUrl"))) {
            queue.sendAndAwait(Forged.withSpecAt(forged, "specs/" + randomId() + "/spec"));
        }

        assertThat(errorOf(forged)).isEqualTo(ErrorCode.FORBIDDEN_INPUT);
    }

    @Test
    void aMessageWithAnothersTaskId_isDropped() throws Exception {
        var open = uploads.filled(LOCAL);
        var ended = completed(LOCAL, "Mine too.");
        var before = local.client().result(ended);
        try (var queue = LaneQueue.at(local.output("ImageQueueUrl"))) {
            queue.sendAndAwait(Forged.of(open));
            queue.sendAndAwait(Forged.of(ended));
        }

        assertThat(local.client().result(open).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(local.client().result(ended)).isEqualTo(before);
        assertThat(refusal(() -> local.client(GUEST).result(open))).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(local.calls().completedByTask())
                .doesNotContainKey(open.value())
                .containsEntry(ended.value(), 1L);
    }

    @Test
    void twoSessionsOfOneRole_shareTheirTasks() throws Exception {
        var id = completed(AGENT_1, "Ours.");

        assertThat(local.client(AGENT_2).result(id).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(refusal(() -> local.client().result(id))).isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(local.client(AGENT_2).cancel(id).status()).isEqualTo(TaskStatus.ERASED);
        assertThat(refusal(() -> local.client(AGENT_1).result(id))).isEqualTo(ErrorCode.NOT_FOUND);
    }

    private static TaskId completed(LocalUser user, String prompt) throws Exception {
        var id = local.client(user).submit(TaskRequest.of(prompt).build()).taskId();
        assertThat(outcome(user, id)).isInstanceOf(TaskOutcome.Completed.class);
        return id;
    }

    private static TaskOutcome outcome(LocalUser user, TaskId id) throws Exception {
        return local.client(user).await(id, Instant.now().plus(Duration.ofSeconds(30)));
    }

    private static ErrorCode errorOf(TaskId id) throws Exception {
        return Objects.requireNonNull(local.client(GUEST).result(id).error()).code();
    }

    private static ErrorCode refusal(ThrowingCallable call) {
        var refused = catchThrowableOfType(RefusedException.class, call);
        assertThat(refused).as("refusal").isNotNull();
        return refused.code();
    }

    private static TaskId randomId() {
        return TaskId.random(Instant.now(), new SecureRandom());
    }
}
