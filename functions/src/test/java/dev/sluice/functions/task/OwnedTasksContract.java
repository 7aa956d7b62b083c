package dev.sluice.functions.task;

import static dev.sluice.functions.task.Samples.NOW;
import static dev.sluice.functions.task.Samples.SOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.WithdrawOutcome.Refused;
import dev.sluice.functions.task.WithdrawOutcome.Unknown;
import dev.sluice.functions.task.WithdrawOutcome.Withdrawn;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import org.junit.jupiter.api.Test;

/// What every [OwnedTasks] does.
public abstract class OwnedTasksContract {

    protected abstract TaskStores stores();

    private TaskMessage submitted() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        return Samples.message(task);
    }

    private Attempt claimed(TaskMessage message) {
        var attempt = Samples.attempt(NOW);
        stores().attempts().claim(new Claim(message, attempt, NOW));
        return attempt;
    }

    private Task find(TaskMessage message) {
        return stores().owned().find(message.taskId()).orElseThrow();
    }

    @Test
    void unknownId_isNotFound() {
        assertThat(stores().owned().find(Samples.id())).isEmpty();
    }

    @Test
    void queuedTask_isCancelled() {
        var message = submitted();
        var before = find(message);
        assertThat(stores().owned().cancel(message.taskId(), message.owner(), SOON))
                .isEqualTo(new Withdrawn(before));
        assertThat(find(message).status()).isEqualTo(TaskStatus.CANCELLED);
        assertThat(find(message).sweepAt()).isNull();
    }

    @Test
    void cancelledAgain_isWithdrawnUnchanged() {
        var message = submitted();
        stores().owned().cancel(message.taskId(), message.owner(), SOON);
        var before = find(message);
        assertThat(stores().owned().cancel(message.taskId(), message.owner(), SOON))
                .isEqualTo(new Withdrawn(before));
        assertThat(find(message)).isEqualTo(before);
    }

    @Test
    void awaitedUpload_isCancelled() {
        var upload = Samples.upload(Samples.id(), Samples.owner());
        stores().submissions().open(upload);
        assertThat(stores().owned().cancel(upload.id(), upload.owner(), SOON))
                .isInstanceOf(Withdrawn.class);
    }

    @Test
    void foreignOrMissingTask_isUnknown() {
        var message = submitted();
        assertThat(stores().owned().cancel(message.taskId(), Samples.owner(), SOON))
                .isEqualTo(new Unknown());
        assertThat(stores().owned().erase(message.taskId(), Samples.owner(), SOON))
                .isEqualTo(new Unknown());
        assertThat(stores().owned().cancel(Samples.id(), message.owner(), SOON))
                .isEqualTo(new Unknown());
        assertThat(find(message).status()).isEqualTo(TaskStatus.QUEUED);
    }

    @Test
    void runningTask_isRefusedUntilItsLeaseEnds() {
        var message = submitted();
        var attempt = claimed(message);
        assertThat(stores().owned().cancel(message.taskId(), message.owner(), attempt.leaseUntil()))
                .isEqualTo(new Refused(find(message)));
        var late = attempt.leaseUntil().plusMillis(1);
        assertThat(stores().owned().cancel(message.taskId(), message.owner(), late))
                .isInstanceOf(Withdrawn.class);
        assertThat(
                        stores().attempts()
                                .complete(
                                        message.taskId(),
                                        attempt,
                                        Samples.result("late"),
                                        null,
                                        late))
                .isEqualTo(new AttemptOutcome.Lost(find(message)));
    }

    @Test
    void completedTask_isErasedWithItsContent() {
        var message = submitted();
        var attempt = claimed(message);
        stores().attempts()
                .complete(message.taskId(), attempt, Samples.result("secret"), "results/x", SOON);
        var before = find(message);
        assertThat(stores().owned().erase(message.taskId(), message.owner(), SOON))
                .isEqualTo(new Withdrawn(before));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.ERASED);
        assertThat(record.result()).isNull();
        assertThat(record.resultKey()).isNull();
        assertThat(record.metadata()).isEmpty();
        assertThat(record.toString()).doesNotContain("secret");
        assertThat(stores().owned().erase(message.taskId(), message.owner(), SOON))
                .isEqualTo(new Withdrawn(record));
    }

    @Test
    void erasedTask_doesNotRunAgain() {
        var message = submitted();
        var attempt = claimed(message);
        stores().deadLetters().bury(message.taskId(), attempt, Samples.CONFIG_FAULT, SOON);
        stores().owned().erase(message.taskId(), message.owner(), SOON);
        for (var copy : new TaskMessage[] {message, message.withGeneration(1)}) {
            assertThat(stores().attempts().claim(new Claim(copy, Samples.attempt(SOON), SOON)))
                    .isEqualTo(new ClaimOutcome.Settled(find(message)));
        }
        assertThat(stores().deadLetters().redrive(message.withGeneration(1), SOON))
                .isEqualTo(new RedriveOutcome.Drop());
    }

    @Test
    void openTask_isNotErased() {
        var message = submitted();
        assertThat(stores().owned().erase(message.taskId(), message.owner(), SOON))
                .isEqualTo(new Refused(find(message)));
    }

    @Test
    void openTasks_areCountedUpToTheLimit() {
        var owner = Samples.owner();
        assertThat(stores().owned().countOpen(owner, 10)).isZero();
        for (var count = 0; count < 3; count++) {
            stores().submissions().create(Samples.text(Samples.id(), owner));
        }
        stores().submissions().open(Samples.upload(Samples.id(), owner));
        assertThat(stores().owned().countOpen(owner, 10)).isEqualTo(4);
        assertThat(stores().owned().countOpen(owner, 2)).isEqualTo(2);
    }

    @Test
    void endedTasks_areNotCounted() {
        var owner = Samples.owner();
        var task = Samples.text(Samples.id(), owner);
        stores().submissions().create(task);
        var attempt = claimed(Samples.message(task));
        assertThat(stores().owned().countOpen(owner, 10)).isOne();
        stores().deadLetters().bury(task.id(), attempt, Samples.CONFIG_FAULT, SOON);
        assertThat(stores().owned().countOpen(owner, 10)).isZero();
        stores().deadLetters().redrive(Samples.message(task).withGeneration(1), SOON);
        assertThat(stores().owned().countOpen(owner, 10)).isOne();
        stores().owned().cancel(task.id(), owner, SOON);
        assertThat(stores().owned().countOpen(owner, 10)).isZero();
    }
}
