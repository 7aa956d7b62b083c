package dev.sluice.functions.scenario;

import static dev.sluice.functions.scenario.Tasks.ID;
import static dev.sluice.functions.scenario.Tasks.direct;
import static dev.sluice.functions.scenario.Tasks.file;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.ContentPart.ImagePart;
import dev.sluice.bedrock.ContentPart.TextPart;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.task.Samples;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import dev.sluice.model.TaskStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a worker reads, and what it does not.
class WorkerInputsTest {

    private static List<ContentPart> parts(World world) {
        return world.gateway.requests().getFirst().content();
    }

    private static void assertFailed(World world, ErrorCode code) {
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.FAILED);
        assertThat(world.task(ID).error()).isNotNull();
        assertThat(world.task(ID).error().code()).isEqualTo(code);
        assertThat(world.task(ID).deadLetter()).isNull();
        assertThat(world.queues.all(World.LANE)).isEmpty();
        assertThat(world.queues.all(World.DEAD)).isEmpty();
        assertThat(world.gateway.requests()).isEmpty();
    }

    @Test
    void image_goesByReferenceWhereTheModelTakesIt() {
        var world = new World();
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world);
        world.drain();
        assertThat(parts(world).getFirst())
                .isInstanceOfSatisfying(
                        ImagePart.class,
                        image ->
                                assertThat(image.source())
                                        .isEqualTo(
                                                new MediaSource.S3(
                                                        "s3://bucket/"
                                                                + ObjectKeys.upload(ID, 0))));
        assertThat(parts(world).getLast()).isEqualTo(new TextPart("What?"));
    }

    @Test
    void image_goesAsBytesWhereConfiguredSo() {
        var world = new World("bytes");
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world);
        world.drain();
        assertThat(parts(world).getFirst())
                .isInstanceOfSatisfying(
                        ImagePart.class,
                        image ->
                                assertThat(image.source())
                                        .isEqualTo(new MediaSource.Bytes(Tasks.png())));
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 200_000})
    void text_isFetchedWholeAlsoWhereMediaGoByReference(int size) {
        var world = new World();
        var text = "猫".repeat(size);
        Tasks.upload(world, "cat.txt", "text/plain", text.getBytes(StandardCharsets.UTF_8));
        Tasks.submit(world);
        world.drain();
        assertThat(parts(world).getFirst())
                .isInstanceOfSatisfying(
                        TextPart.class, part -> assertThat(part.text()).contains(text));
    }

    @Test
    void request_carriesTaskIdAndTheConfiguredSystemPrompt() {
        var world = new World();
        world.send(direct());
        world.drain();
        var request = world.gateway.requests().getFirst();
        assertThat(request.metadata()).containsEntry("taskId", ID.value());
        assertThat(request.system()).isEqualTo("Be brief.");
        assertThat(request.model()).isEqualTo(Tasks.MODEL);
        assertThat(request.settings().maxTokens()).isEqualTo(500);
    }

    @Test
    void f75_inputChangedAfterSubmit_failsTheTask() {
        var world = new World();
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world);
        var evil = Tasks.png();
        evil[evil.length - 1]++;
        world.bucket.put("bucket", ObjectKeys.upload(ID, 0), evil);
        world.drain();
        assertFailed(world, ErrorCode.INPUT_CHANGED);
    }

    @Test
    void inputThatIsGone_hasExpired() {
        var world = new World();
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world);
        world.bucket.delete("bucket", ObjectKeys.upload(ID, 0));
        world.drain();
        assertFailed(world, ErrorCode.INPUT_EXPIRED);
    }

    @Test
    void f63_messageWithoutRecord_isRegisteredAndRuns() {
        var world = new World();
        world.send(direct());
        world.send(direct());
        world.drain();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(world.task(ID).owner()).isEqualTo(World.OWNER);
        assertThat(world.gateway.paid()).isOne();
    }

    @Test
    void f77_messageWithAllowedInput_reads() {
        var world = new World();
        world.bucket.put("shared", "in/a.txt", "a cat".getBytes(StandardCharsets.UTF_8));
        world.send(direct(file("shared", "in/a.txt")));
        world.drain();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shared/other/a.txt",
                "shared/../in/a.txt",
                "sharedx/in/a.txt",
                "bucket/uploads/01KJM6X2Q0YYYYYYYYYYYYYYYY/0",
                "bucket/uploads/01KJM6X2Q0ZZZZZZZZZZZZZZZZ/0",
                "bucket/specs/01KJM6X2Q0YYYYYYYYYYYYYYYY/hash",
                "bucket/results/01KJM6X2Q0YYYYYYYYYYYYYYYY/token",
                "bucket/../../admin/x.pdf",
                "bucket/%2e%2e%2fx",
                "bucket/a\0b",
                "bucket//abs",
                "bucket/..\\..\\x"
            })
    void f77_messageWithForeignInput_isForbidden(String path) {
        var world = new World();
        var slash = path.indexOf('/');
        var bucket = path.substring(0, slash);
        var key = path.substring(slash + 1);
        world.bucket.put(bucket, key, "secret".getBytes(StandardCharsets.UTF_8));
        world.send(direct(file(bucket, key)));
        world.drain();
        assertFailed(world, ErrorCode.FORBIDDEN_INPUT);
    }

    @Test
    void f77_specOfAnotherTask_isForbidden() {
        var world = new World();
        var message = direct();
        world.send(with(message, null, "specs/01KJM6X2Q0YYYYYYYYYYYYYYYY/hash"));
        world.drain();
        assertFailed(world, ErrorCode.FORBIDDEN_INPUT);
    }

    @Test
    void specThatIsGone_hasExpired() {
        var world = new World();
        var message = direct();
        world.send(with(message, null, ObjectKeys.spec(ID, message.bodyHash())));
        world.drain();
        assertFailed(world, ErrorCode.INPUT_EXPIRED);
    }

    private static TaskMessage with(
            TaskMessage message, @Nullable TaskSpec spec, @Nullable String specKey) {
        return new TaskMessage(
                message.version(),
                message.taskId(),
                message.owner(),
                message.lane(),
                message.model(),
                message.generation(),
                message.bodyHash(),
                message.submittedAt(),
                message.deadline(),
                spec,
                specKey);
    }

    @Test
    void f26_emptyInput_isNamedSo() {
        var world = new World();
        world.bucket.put("shared", "in/a.txt", new byte[0]);
        world.send(direct(file("shared", "in/a.txt")));
        world.drain();
        assertFailed(world, ErrorCode.EMPTY_FILE);
    }

    @Test
    void f76_inputsBeyondWhatAWorkerHolds_areRefused() {
        var world = new World("bytes");
        world.bucket.put("shared", "in/a.txt", new byte[(32 << 20) + 1]);
        world.send(direct(file("shared", "in/a.txt")));
        world.drain();
        assertFailed(world, ErrorCode.TOO_LARGE);
    }

    @Test
    void messageOfAnotherOwner_changesNothing() {
        var world = new World();
        Tasks.upload(world, "cat.png", "image/png", Tasks.png());
        Tasks.submit(world);
        var genuine = World.parse(world.queues.all(World.LANE).getFirst().body());
        world.send(Samples.stolen(genuine, Samples.owner()));
        world.send(Samples.forged(genuine));
        world.drain();
        assertThat(world.task(ID).owner()).isEqualTo(World.OWNER);
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(world.gateway.paid()).isOne();
    }

    @Test
    void laterGenerationWithoutRecord_isABadMessage() {
        var world = new World();
        world.send(direct().withGeneration(1));
        world.drain();
        assertThat(world.records.find(ID)).isEmpty();
        assertThat(world.queues.all(World.DEAD).getFirst().attributes())
                .containsEntry("code", "bad_message");
    }
}
