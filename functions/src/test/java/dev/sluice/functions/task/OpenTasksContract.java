package dev.sluice.functions.task;

import static dev.sluice.functions.task.Samples.NOW;
import static dev.sluice.functions.task.Samples.SOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What every [OpenTasks] does.
public abstract class OpenTasksContract {

    private static final TaskError EXPIRED = TaskError.of(ErrorCode.EXPIRED, "too late");

    protected abstract TaskStores stores();

    private List<Due> due(TaskId id, Instant now) {
        return IntStream.range(0, OpenTasks.SHARDS)
                .mapToObj(shard -> stores().open().due(shard, now, 1000))
                .flatMap(List::stream)
                .filter(due -> due.id().equals(id))
                .toList();
    }

    private Task find(TaskId id) {
        return stores().owned().find(id).orElseThrow();
    }

    @Test
    void submittedTask_isDueWhenItsMessageMustBeGone() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        var at = find(task.id()).sweepAt();
        assertThat(due(task.id(), at.minusSeconds(1))).isEmpty();
        assertThat(due(task.id(), at)).containsExactly(new Due(task.id(), at));
    }

    @Test
    void dueTask_isClosedAndNoLongerDue() {
        var upload = Samples.upload(Samples.id(), Samples.owner());
        stores().submissions().open(upload);
        var late = NOW.plus(Due.UPLOAD_LIFE);
        stores().open().close(due(upload.id(), late).getFirst(), EXPIRED, late);
        var record = find(upload.id());
        assertThat(record.status()).isEqualTo(TaskStatus.FAILED);
        assertThat(record.error()).isEqualTo(EXPIRED);
        assertThat(record.deadLetter()).isNull();
        assertThat(due(upload.id(), late)).isEmpty();
    }

    @Test
    void submittedInBetween_isNoLongerDue() {
        var owner = Samples.owner();
        var upload = Samples.upload(Samples.id(), owner);
        stores().submissions().open(upload);
        var seen = new Due(upload.id(), find(upload.id()).sweepAt());
        stores().submissions().attach(Samples.uploaded(upload.id(), owner));
        stores().open().close(seen, EXPIRED, NOW.plus(Due.UPLOAD_LIFE));
        assertThat(find(upload.id()).status()).isEqualTo(TaskStatus.QUEUED);
    }

    @Test
    void runningTask_isNotClosedBeforeItsLeaseEnds() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        var seen = new Due(task.id(), find(task.id()).sweepAt());
        var attempt = Samples.attempt(NOW);
        stores().attempts().claim(new Claim(Samples.message(task), attempt, NOW));
        stores().open().close(seen, EXPIRED, SOON);
        assertThat(find(task.id()).status()).isEqualTo(TaskStatus.PROCESSING);
        stores().open().close(seen, EXPIRED, attempt.leaseUntil().plusMillis(1));
        assertThat(find(task.id()).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void oldest_comesFirstAndNoMoreThanAsked() {
        var owner = Samples.owner();
        for (var count = 0; count < 40; count++) {
            stores().submissions().create(Samples.text(Samples.id(), owner));
        }
        var late = NOW.plus(Due.MESSAGE_LIFE).plusSeconds(3600);
        for (var shard = 0; shard < OpenTasks.SHARDS; shard++) {
            var due = stores().open().due(shard, late, 2);
            assertThat(due).hasSizeLessThanOrEqualTo(2);
            assertThat(due).isSortedAccordingTo(Comparator.comparing(Due::sweepAt));
        }
    }
}
