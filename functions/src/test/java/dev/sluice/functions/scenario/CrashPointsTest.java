package dev.sluice.functions.scenario;

import static dev.sluice.functions.scenario.ScriptedGateway.Reply.ANSWER;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.CONFIG;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.MODEL_ERROR;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.REJECT;
import static dev.sluice.functions.scenario.ScriptedGateway.Reply.THROTTLE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.object.FakeTaskObjects;
import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.DeadLetterMark;
import dev.sluice.functions.task.Due;
import dev.sluice.functions.task.FakeSubmissions;
import dev.sluice.functions.task.NewUpload;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import org.junit.jupiter.api.Test;

/// Stops the process after each single write, send or call of each step of a task's life, lets the
/// world run on (redelivery, the client's repeat, another sweep) and looks at the end.
class CrashPointsTest {

    private static final Optional<String> KEY = Optional.of("order-17");
    private static final SubmitRequest TEXT = request("What is a cat?");

    private static SubmitRequest request(String prompt) {
        return new SubmitRequest(
                null, prompt, null, null, null, null, null, null, null, Map.of("k", "v"), null);
    }

    private static SubmitRequest uploaded(TaskId id) {
        return new SubmitRequest(
                id, "What is it?", null, null, null, null, null, null, null, null, null);
    }

    private static final TaskId ID = TaskId.derived(World.OWNER, "order-17");

    /// Runs a step once for each of its crash points, and once without.
    ///
    /// @param effects how many there must be, so that none is forgotten
    private static void everyCrash(
            int effects,
            Consumer<World> before,
            BiConsumer<World, Life> step,
            ObjIntConsumer<World> after) {
        for (var most = 1; most <= effects + 1; most++) {
            var world = new World();
            before.accept(world);
            var life = new Life(most);
            step.accept(world, life);
            assertThat(life.effects()).isEqualTo(Math.min(most, effects));
            assertThat(life.isOver()).isEqualTo(most <= effects);
            after.accept(world, most);
        }
    }

    private static void submitted(World world) {
        assertThat(world.submit(Life.endless(), TEXT, KEY)).isPresent();
    }

    private static void assertCompletedOnce(World world) {
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(world.task(ID).result()).isNotNull();
        assertThat(world.queues.all(World.LANE)).isEmpty();
        assertThat(world.gateway.paid()).isOne();
    }

    // ---- submit

    @Test
    void f63_f64_submit_repeatedByItsClient_runsOnce() {
        everyCrash(
                2,
                world -> {},
                (world, life) -> world.submit(life, TEXT, KEY),
                (world, _) -> {
                    assertThat(world.submit(Life.endless(), TEXT, KEY))
                            .hasValueSatisfying(task -> assertThat(task.id()).isEqualTo(ID));
                    world.drain();
                    assertCompletedOnce(world);
                });
    }

    @Test
    void submitRepeatedAfterTheAnswer_doesNotRunAgain() {
        var world = new World();
        submitted(world);
        world.drain();
        submitted(world);
        assertThat(world.queues.all(World.LANE)).isEmpty();
        assertCompletedOnce(world);
    }

    @Test
    void f66_submitOfALongPrompt_leavesNoTaskWithoutItsSpec() {
        var longText = request("漢".repeat(90_000));
        everyCrash(
                3,
                world -> {},
                (world, life) -> world.submit(life, longText, KEY),
                (world, _) -> {
                    world.submit(Life.endless(), longText, KEY);
                    world.drain();
                    assertCompletedOnce(world);
                });
    }

    @Test
    void submitOfUploads_repeated_runsOnce() {
        var id = new TaskId("01KJM6X2Q0ZZZZZZZZZZZZZZZZ");
        everyCrash(
                2,
                world -> uploads(world, id),
                (world, life) -> world.submit(life, uploaded(id), Optional.empty()),
                (world, _) -> {
                    assertThat(world.submit(Life.endless(), uploaded(id), Optional.empty()))
                            .isPresent();
                    world.drain();
                    assertThat(world.task(id).status()).isEqualTo(TaskStatus.COMPLETED);
                    assertThat(world.gateway.paid()).isOne();
                });
    }

    private static void uploads(World world, TaskId id) {
        new FakeSubmissions(world.records)
                .open(
                        new NewUpload(
                                id,
                                World.OWNER,
                                "us.amazon.nova-2-lite-v1:0",
                                List.of(new Slot("a.txt", "text/plain", 3, null)),
                                world.clock.instant()));
        world.bucket.put("bucket", ObjectKeys.upload(id, 0), new byte[] {'c', 'a', 't'});
    }

    // ---- claim and result

    @Test
    void f59_result_isWrittenAndPaidForOnceButForTheCallInFlight() {
        everyCrash(
                3,
                CrashPointsTest::submitted,
                World::work,
                (world, most) -> {
                    world.drain();
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
                    assertThat(world.gateway.paid())
                            .as("only the answer that nobody could keep is bought again")
                            .isEqualTo(most == 2 ? 2 : 1);
                });
    }

    @Test
    void f68_longResult_isAdoptedWhereItWasKept() {
        everyCrash(
                4,
                world -> {
                    world.gateway.answering("猫".repeat(140_000));
                    submitted(world);
                },
                World::work,
                (world, most) -> {
                    world.drain();
                    var task = world.task(ID);
                    assertThat(task.status()).isEqualTo(TaskStatus.COMPLETED);
                    assertThat(task.resultKey()).startsWith("results/" + ID + "/");
                    assertThat(task.result()).isNotNull();
                    assertThat(task.result().text()).isNull();
                    assertThat(world.gateway.paid()).isEqualTo(most == 2 ? 2 : 1);
                });
    }

    @Test
    void f68_resultThatCannotBeWritten_isAdoptedByTheNextClaim() {
        // claim, call, (failing write), answer to S3, hide
        everyCrash(
                4,
                world -> {
                    submitted(world);
                    world.attemptsFilter = CrashPointsTest::withoutComplete;
                },
                World::work,
                (world, most) -> {
                    world.attemptsFilter = attempts -> attempts;
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.PROCESSING);
                    world.drain();
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
                    assertThat(world.gateway.paid()).isEqualTo(most == 2 ? 2 : 1);
                });
    }

    private static Attempts withoutComplete(Attempts real) {
        return (Attempts)
                Proxy.newProxyInstance(
                        Attempts.class.getClassLoader(),
                        new Class<?>[] {Attempts.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("complete")) {
                                throw new IllegalStateException("the table does not answer");
                            }
                            try {
                                return method.invoke(real, arguments);
                            } catch (InvocationTargetException failed) {
                                throw failed.getCause();
                            }
                        });
    }

    @Test
    void adoption_isFinishedByTheNextClaim() {
        // claim, complete
        everyCrash(
                2,
                world -> {
                    submitted(world);
                    world.attemptsFilter = CrashPointsTest::withoutComplete;
                    world.work(Life.endless());
                    world.attemptsFilter = attempts -> attempts;
                    world.pass(Duration.ofMinutes(3));
                },
                World::work,
                (world, _) -> {
                    world.drain();
                    assertCompletedOnce(world);
                });
    }

    // ---- defer, fail

    @Test
    void deferral_losesNothingAndPaysNothing() {
        everyCrash(
                4,
                world -> {
                    world.gateway.then(THROTTLE);
                    submitted(world);
                },
                World::work,
                (world, most) -> {
                    world.drain();
                    assertCompletedOnce(world);
                    assertThat(world.task(ID).tally().deliveries())
                            .as("a run that died keeps its delivery, a throttled one does not")
                            .isEqualTo(most <= 2 ? 2 : 1);
                });
    }

    @Test
    void failure_isFailedOnceAndForAll() {
        everyCrash(
                3,
                world -> {
                    world.gateway.then(REJECT).then(REJECT);
                    submitted(world);
                },
                World::work,
                (world, _) -> {
                    world.drain();
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.FAILED);
                    assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.CONTENT_FILTERED);
                    assertThat(world.task(ID).deadLetter()).isNull();
                    assertThat(world.queues.all(World.DEAD)).isEmpty();
                    assertThat(world.gateway.paid()).isZero();
                });
    }

    @Test
    void runsThatKeepDying_endAsADeadLetter() {
        var world = new World();
        submitted(world);
        for (var run = 0; run < 3; run++) {
            world.work(new Life(1));
            world.pass(Duration.ofMinutes(3));
        }
        world.drain();
        assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.DELIVERIES_EXHAUSTED);
        assertThat(world.task(ID).deadLetter()).isEqualTo(DeadLetterMark.SENT);
        assertThat(world.queues.all(World.DEAD)).hasSize(1);
        assertThat(world.gateway.requests()).isEmpty();
    }

    @Test
    void modelErrors_areTriedAsOftenAsConfigured() {
        var world = new World();
        world.gateway.then(MODEL_ERROR).then(MODEL_ERROR).then(MODEL_ERROR).then(ANSWER);
        submitted(world);
        world.drain();
        assertThat(world.gateway.requests()).hasSize(3);
        assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.DELIVERIES_EXHAUSTED);
    }

    // ---- dead letter

    @Test
    void f61_deadLetter_isSentAndMarked() {
        everyCrash(
                5,
                world -> {
                    world.gateway.then(CONFIG).then(CONFIG);
                    submitted(world);
                },
                World::work,
                (world, _) -> {
                    world.drain();
                    var task = world.task(ID);
                    assertThat(task.status()).isEqualTo(TaskStatus.FAILED);
                    assertThat(task.deadLetter()).isEqualTo(DeadLetterMark.SENT);
                    assertThat(task.generation()).isOne();
                    assertThat(world.queues.all(World.DEAD))
                            .isNotEmpty()
                            .allSatisfy(letter -> {
                                assertThat(World.parse(letter.body()).generation()).isOne();
                                assertThat(letter.attributes())
                                        .containsEntry("code", "config_fault");
                            });
                });
    }

    @Test
    void badMessage_isADeadLetterAsItCame() {
        everyCrash(
                1,
                world -> world.queues.add(World.LANE, "{broken", Map.of(), world.clock.instant()),
                World::work,
                (world, _) -> {
                    world.drain();
                    assertThat(world.queues.all(World.DEAD))
                            .isNotEmpty()
                            .allSatisfy(letter -> {
                                assertThat(letter.body()).isEqualTo("{broken");
                                assertThat(letter.attributes())
                                        .containsEntry("code", "bad_message");
                            });
                });
    }

    private static void buried(World world) {
        world.gateway.then(CONFIG);
        submitted(world);
        world.drain();
        world.pass(Duration.ofHours(5));
    }

    // ---- redrive

    @Test
    void redrive_byCommand_runsOnce() {
        everyCrash(
                3,
                CrashPointsTest::buried,
                World::redrive,
                (world, _) -> {
                    for (var again = 0; again < 3; again++) {
                        world.redrive(Life.endless());
                    }
                    world.drain();
                    assertCompletedOnce(world);
                    assertThat(world.queues.all(World.DEAD)).isEmpty();
                });
    }

    @Test
    void redrive_afterItsMessageRanAlready_isDropped() {
        everyCrash(
                3,
                CrashPointsTest::buried,
                World::redrive,
                (world, most) -> {
                    world.drain();
                    assertThat(world.task(ID).status())
                            .isEqualTo(most == 1 ? TaskStatus.QUEUED : TaskStatus.COMPLETED);
                    while (!world.queues.all(World.DEAD).isEmpty()) {
                        world.redrive(Life.endless());
                    }
                    world.drain();
                    assertCompletedOnce(world);
                });
    }

    @Test
    void redrive_byConsole_runsOnce() {
        everyCrash(
                3,
                world -> {
                    buried(world);
                    world.moveAll();
                },
                World::work,
                (world, most) -> {
                    world.drain();
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.COMPLETED);
                    assertThat(world.gateway.paid()).isEqualTo(most == 2 ? 2 : 1);
                    assertThat(world.queues.all(World.DEAD)).isEmpty();
                });
    }

    @Test
    void redriveOfATaskThatFailsAgain_isADeadLetterAgain() {
        everyCrash(
                5,
                world -> {
                    buried(world);
                    world.gateway.then(CONFIG).then(CONFIG);
                    world.redrive(Life.endless());
                },
                World::work,
                (world, _) -> {
                    world.drain();
                    assertThat(world.task(ID).generation()).isEqualTo(2);
                    assertThat(world.task(ID).deadLetter()).isEqualTo(DeadLetterMark.SENT);
                    assertThat(world.queues.all(World.DEAD)).isNotEmpty();
                });
    }

    // ---- withdraw

    @Test
    void erasure_repeated_removesEverything() {
        // a cancel that is refused, the record, the objects
        everyCrash(
                3,
                world -> {
                    world.gateway.answering("猫".repeat(140_000));
                    submitted(world);
                    world.drain();
                },
                (world, life) -> world.withdraw(life, ID),
                (world, _) -> {
                    world.withdraw(Life.endless(), ID);
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.ERASED);
                    assertThat(world.task(ID).result()).isNull();
                    assertThat(left(world)).isEmpty();
                });
    }

    private static Optional<?> left(World world) {
        return new FakeTaskObjects(world.bucket, "bucket").leftResult(ID);
    }

    @Test
    void cancelledTask_neverRuns() {
        everyCrash(
                1,
                CrashPointsTest::submitted,
                (world, life) -> world.withdraw(life, ID),
                (world, _) -> {
                    world.drain();
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.CANCELLED);
                    assertThat(world.gateway.requests()).isEmpty();
                });
    }

    @Test
    void lateCopyOfAnErasedTask_doesNotRun() {
        var world = new World();
        submitted(world);
        var copy = world.queues.all(World.LANE).getFirst().body();
        world.drain();
        world.withdraw(Life.endless(), ID);
        world.queues.add(World.LANE, copy, Map.of(), world.clock.instant());
        world.drain();
        assertThat(world.task(ID).status()).isEqualTo(TaskStatus.ERASED);
        assertThat(world.gateway.paid()).isOne();
    }

    // ---- sweep

    @Test
    void f61_sweep_marksWhatTheQueueGaveUp_andARedriveRunsIt() {
        everyCrash(
                1,
                world -> {
                    submitted(world);
                    world.giveUp();
                },
                World::sweep,
                (world, _) -> {
                    world.sweep(Life.endless());
                    assertThat(world.task(ID).status()).isEqualTo(TaskStatus.FAILED);
                    assertThat(world.task(ID).deadLetter()).isEqualTo(DeadLetterMark.MOVED);
                    assertThat(world.queues.all(World.DEAD)).hasSize(1);
                    world.redrive(Life.endless());
                    world.drain();
                    assertCompletedOnce(world);
                });
    }

    @Test
    void sweep_closesAnUploadThatWasNeverSubmitted() {
        var id = new TaskId("01KJM6X2Q0ZZZZZZZZZZZZZZZZ");
        everyCrash(
                1,
                world -> {
                    uploads(world, id);
                    world.pass(Due.UPLOAD_LIFE.plusSeconds(1));
                },
                World::sweep,
                (world, _) -> {
                    world.sweep(Life.endless());
                    assertThat(world.task(id).status()).isEqualTo(TaskStatus.FAILED);
                    assertThat(world.task(id).error().code()).isEqualTo(ErrorCode.UPLOAD_EXPIRED);
                });
    }

    @Test
    void sweep_closesATaskThatOutlivedItsMessage() {
        var world = new World();
        world.submit(new Life(1), TEXT, KEY);
        world.pass(Due.MESSAGE_LIFE.plusSeconds(1));
        world.sweep(Life.endless());
        assertThat(world.task(ID).error().code()).isEqualTo(ErrorCode.EXPIRED);
    }
}
