package dev.sluice.functions.upkeep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.queue.DeadLetterQueue;
import dev.sluice.functions.task.Attempt;
import dev.sluice.functions.task.Claim;
import dev.sluice.functions.task.DeadLetterMark;
import dev.sluice.functions.task.Due;
import dev.sluice.functions.task.OpenTasks;
import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.TaskMemory;
import dev.sluice.functions.task.TaskStores;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SweepTasksTest {

    private static final Duration LONG = Duration.ofMinutes(1);

    private final TaskMemory memory = new TaskMemory();
    private final TaskStores stores = TaskStores.in(memory);
    private final Map<String, List<String>> dead = new HashMap<>();
    private Instant now = Samples.NOW;

    @Test
    void uploadThatWasNeverSubmitted_isClosedAfterADay() {
        var id = upload();
        now = now.plus(Duration.ofHours(23));
        assertThat(sweep()).isEqualTo(SweepReport.NOTHING);
        assertThat(task(id).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        now = now.plus(Duration.ofHours(2));

        assertThat(sweep()).isEqualTo(new SweepReport(1, 0, 0));
        assertThat(task(id).status()).isEqualTo(TaskStatus.FAILED);
        assertThat(task(id).error())
                .extracting(TaskError::code)
                .isEqualTo(ErrorCode.UPLOAD_EXPIRED);
        assertThat(sweep()).isEqualTo(SweepReport.NOTHING);
    }

    @Test
    void taskThatOutlivedItsMessage_isClosed() {
        var id = text().taskId();
        now = now.plus(Duration.ofDays(14)).plus(Duration.ofMinutes(59));
        assertThat(sweep()).isEqualTo(SweepReport.NOTHING);
        now = now.plus(Duration.ofMinutes(2));

        assertThat(sweep()).isEqualTo(new SweepReport(1, 0, 0));
        assertThat(task(id).error()).extracting(TaskError::code).isEqualTo(ErrorCode.EXPIRED);
    }

    @Test
    void taskThatIsHeld_isLeftToItsWorker() {
        var message = text();
        now = now.plus(Duration.ofDays(15));
        claim(message);
        sweep();
        assertThat(task(message.taskId()).status()).isEqualTo(TaskStatus.PROCESSING);
        now = now.plusSeconds(61);
        sweep();

        assertThat(task(message.taskId()).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void f61_messageFoundInTheDeadLetterQueue_failsItsTaskAndStaysThere() {
        var message = text();
        dead.put("image", List.of(Json.write(message)));

        assertThat(sweep()).isEqualTo(new SweepReport(0, 1, 0));
        assertThat(task(message.taskId()))
                .returns(TaskStatus.FAILED, Task::status)
                .returns(DeadLetterMark.MOVED, Task::deadLetter);
        assertThat(task(message.taskId()).error())
                .extracting(TaskError::code)
                .isEqualTo(ErrorCode.RECEIVE_LIMIT);
        assertThat(dead.get("image")).hasSize(1);
    }

    @Test
    void f61_terminalTask_isNotTouchedByItsDeadLetter() {
        var message = text();
        var attempt = claim(message);
        stores.attempts()
                .complete(message.taskId(), attempt, Samples.result("an answer"), null, now);
        dead.put("image", List.of(Json.write(message)));
        sweep();

        assertThat(task(message.taskId()).status()).isEqualTo(TaskStatus.COMPLETED);
    }

    @Test
    void bodyThatIsNoMessage_hurtsOnlyItself() {
        var message = text();
        dead.put("image", List.of("", "null", "[]", "{}", "not json", Json.write(message)));

        assertThat(sweep()).isEqualTo(new SweepReport(0, 1, 0));
        assertThat(task(message.taskId()).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void queueThatFails_hurtsOnlyItself() {
        var id = upload();
        now = now.plus(Duration.ofDays(2));
        DeadLetterQueue broken =
                (_, _) -> {
                    throw new IllegalStateException("no queue");
                };

        assertThat(sweep(stores.open(), broken, now.plus(LONG)))
                .isEqualTo(new SweepReport(1, 0, 2));
        assertThat(task(id).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void itemThatFails_hurtsOnlyItself() {
        var first = upload();
        var second = upload();
        now = now.plus(Duration.ofDays(2));
        var open = new Stubborn(stores.open(), first);

        assertThat(sweep(open, queue(), now.plus(LONG))).isEqualTo(new SweepReport(1, 0, 1));
        assertThat(task(first).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(task(second).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void sweepThatIsOutOfTime_stops() {
        var id = upload();
        now = now.plus(Duration.ofDays(2));

        assertThat(sweep(stores.open(), queue(), now)).isEqualTo(SweepReport.NOTHING);
        assertThat(task(id).status()).isEqualTo(TaskStatus.AWAITING_UPLOAD);
    }

    @Test
    void oneSweep_takesABoundedPieceOfEachShard() {
        var ids = new ArrayList<TaskId>();
        for (int task = 0; task < OpenTasks.SHARDS * SweepTasks.DUE_LIMIT + 500; task++) {
            ids.add(upload());
        }
        now = now.plus(Duration.ofDays(2));

        assertThat(sweep().due()).isLessThanOrEqualTo(OpenTasks.SHARDS * SweepTasks.DUE_LIMIT);
        sweep();
        assertThat(ids).allMatch(id -> task(id).status() == TaskStatus.FAILED);
    }

    private SweepReport sweep() {
        return sweep(stores.open(), queue(), now.plus(LONG));
    }

    private SweepReport sweep(OpenTasks open, DeadLetterQueue queue, Instant stop) {
        return new SweepTasks(
                        open,
                        stores.owned(),
                        stores.deadLetters(),
                        queue,
                        List.of("image", "document"),
                        () -> now,
                        new Random(1))
                .sweep(stop);
    }

    private DeadLetterQueue queue() {
        return (lane, limit) -> dead.getOrDefault(lane, List.of()).stream().limit(limit).toList();
    }

    private TaskId upload() {
        var id = Samples.id();
        stores.submissions().open(Samples.upload(id, Samples.owner()));
        return id;
    }

    private TaskMessage text() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores.submissions().create(task);
        return Samples.message(task);
    }

    private Attempt claim(TaskMessage message) {
        var attempt = new Attempt("t", now.plusSeconds(60));
        stores.attempts().claim(new Claim(message, attempt, now));
        return attempt;
    }

    private Task task(TaskId id) {
        return memory.find(id).orElseThrow();
    }

    /// Fails at one task.
    private record Stubborn(OpenTasks open, TaskId id) implements OpenTasks {

        @Override
        public List<Due> due(int shard, Instant now, int limit) {
            return open.due(shard, now, limit);
        }

        @Override
        public void close(Due due, TaskError error, Instant now) {
            if (due.id().equals(id)) {
                throw new IllegalStateException("throttled");
            }
            open.close(due, error, now);
        }
    }
}
