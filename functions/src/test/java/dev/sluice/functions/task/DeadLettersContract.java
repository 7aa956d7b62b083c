package dev.sluice.functions.task;

import static dev.sluice.functions.task.Samples.CONFIG_FAULT;
import static dev.sluice.functions.task.Samples.NOW;
import static dev.sluice.functions.task.Samples.SOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import org.junit.jupiter.api.Test;

/// What every [DeadLetters] does.
public abstract class DeadLettersContract {

    private static final TaskError GIVEN_UP =
            TaskError.of(ErrorCode.RECEIVE_LIMIT, "the queue gave up");

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

    private Attempt buried(TaskMessage message) {
        var attempt = claimed(message);
        stores().deadLetters().bury(message.taskId(), attempt, CONFIG_FAULT, SOON);
        return attempt;
    }

    private Task find(TaskMessage message) {
        return stores().owned().find(message.taskId()).orElseThrow();
    }

    @Test
    void buried_isFailedPendingAndOneGenerationOn() {
        var message = submitted();
        var attempt = claimed(message);
        assertThat(stores().deadLetters().bury(message.taskId(), attempt, CONFIG_FAULT, SOON))
                .isEqualTo(new AttemptOutcome.Written(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.FAILED);
        assertThat(record.deadLetter()).isEqualTo(DeadLetterMark.PENDING);
        assertThat(record.generation()).isOne();
        assertThat(record.error()).isEqualTo(CONFIG_FAULT);
        assertThat(record.sweepAt()).isNull();
    }

    @Test
    void buryRepeatedByTheSdk_isWrittenOnce() {
        var message = submitted();
        var attempt = buried(message);
        assertThat(stores().deadLetters().bury(message.taskId(), attempt, CONFIG_FAULT, SOON))
                .isEqualTo(new AttemptOutcome.Written(find(message)));
        assertThat(find(message).generation()).isOne();
    }

    @Test
    void buryByALostRun_isLost() {
        var message = submitted();
        var first = claimed(message);
        var late = first.leaseUntil().plusMillis(1);
        stores().attempts().claim(new Claim(message, Samples.attempt(late), late));
        assertThat(stores().deadLetters().bury(message.taskId(), first, CONFIG_FAULT, late))
                .isEqualTo(new AttemptOutcome.Lost(find(message)));
    }

    @Test
    void markedSent_onlyForItsOwnGeneration() {
        var message = submitted();
        buried(message);
        stores().deadLetters().markSent(message.taskId(), 0, SOON);
        assertThat(find(message).deadLetter()).isEqualTo(DeadLetterMark.PENDING);
        stores().deadLetters().markSent(message.taskId(), 1, SOON);
        assertThat(find(message).deadLetter()).isEqualTo(DeadLetterMark.SENT);
    }

    @Test
    void redriven_isQueuedWithNothingAgainstIt() {
        var message = submitted();
        buried(message);
        var letter = message.withGeneration(1);
        assertThat(stores().deadLetters().redrive(letter, SOON))
                .isEqualTo(new RedriveOutcome.Send(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(record.generation()).isOne();
        assertThat(record.tally().deliveries()).isZero();
        assertThat(record.error()).isNull();
        assertThat(record.deadLetter()).isNull();
        assertThat(record.sweepAt()).isEqualTo(SOON.plus(Due.MESSAGE_LIFE).minusMillis(250));
    }

    @Test
    void redrivenAgain_isSentAgainWhileOpen() {
        var letter = submitted().withGeneration(1);
        buried(letter.withGeneration(0));
        stores().deadLetters().redrive(letter, SOON);
        assertThat(stores().deadLetters().redrive(letter, SOON))
                .isEqualTo(new RedriveOutcome.Send(find(letter)));
    }

    @Test
    void redriveOfACompletedTask_isDropped() {
        var letter = submitted().withGeneration(1);
        buried(letter.withGeneration(0));
        stores().deadLetters().redrive(letter, SOON);
        var attempt = Samples.attempt(SOON);
        stores().attempts().claim(new Claim(letter, attempt, SOON));
        stores().attempts().complete(letter.taskId(), attempt, Samples.result("done"), null, SOON);
        assertThat(stores().deadLetters().redrive(letter, SOON))
                .isEqualTo(new RedriveOutcome.Drop());
        assertThat(find(letter).status()).isEqualTo(TaskStatus.COMPLETED);
    }

    @Test
    void olderDeadLetter_isSentWhileTheNewerMayBeMissing() {
        var letter = submitted().withGeneration(1);
        buried(letter.withGeneration(0));
        stores().deadLetters().redrive(letter, SOON);
        var attempt = Samples.attempt(SOON);
        stores().attempts().claim(new Claim(letter, attempt, SOON));
        stores().deadLetters().bury(letter.taskId(), attempt, CONFIG_FAULT, SOON);
        assertThat(stores().deadLetters().redrive(letter, SOON))
                .isEqualTo(new RedriveOutcome.Send(find(letter)));
        stores().deadLetters().markSent(letter.taskId(), 2, SOON);
        assertThat(stores().deadLetters().redrive(letter, SOON))
                .isEqualTo(new RedriveOutcome.Drop());
    }

    @Test
    void redriveWithoutRecord_isSentWhereNoWorkerEverSawIt() {
        var message = Samples.message(Samples.text(Samples.id(), Samples.owner()));
        assertThat(stores().deadLetters().redrive(message, SOON))
                .isEqualTo(new RedriveOutcome.SendUnregistered());
        assertThat(stores().deadLetters().redrive(message.withGeneration(1), SOON))
                .isEqualTo(new RedriveOutcome.Drop());
    }

    @Test
    void redriveOfAForgery_isDropped() {
        var message = submitted();
        buried(message);
        assertThat(stores().deadLetters().redrive(Samples.forged(message).withGeneration(1), SOON))
                .isEqualTo(new RedriveOutcome.Drop());
    }

    @Test
    void f61_movedByTheQueue_isFailedOfTheSameGeneration() {
        var message = submitted();
        stores().deadLetters().markMoved(message, GIVEN_UP, SOON);
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.FAILED);
        assertThat(record.deadLetter()).isEqualTo(DeadLetterMark.MOVED);
        assertThat(record.generation()).isZero();
        assertThat(record.error()).isEqualTo(GIVEN_UP);
        assertThat(record.sweepAt()).isNull();
        assertThat(stores().deadLetters().redrive(message, SOON))
                .isInstanceOf(RedriveOutcome.Send.class);
    }

    @Test
    void f61_movedWhileHeld_isLeftAlone() {
        var message = submitted();
        var attempt = claimed(message);
        var before = find(message);
        stores().deadLetters().markMoved(message, GIVEN_UP, SOON);
        assertThat(find(message)).isEqualTo(before);
        var late = attempt.leaseUntil().plusMillis(1);
        stores().deadLetters().markMoved(message, GIVEN_UP, late);
        assertThat(find(message).status()).isEqualTo(TaskStatus.FAILED);
    }

    @Test
    void f62_movedAfterSuccess_isLeftAlone() {
        var message = submitted();
        stores().attempts()
                .complete(message.taskId(), claimed(message), Samples.result("done"), null, SOON);
        stores().deadLetters().markMoved(message, GIVEN_UP, SOON);
        assertThat(find(message).status()).isEqualTo(TaskStatus.COMPLETED);
    }
}
