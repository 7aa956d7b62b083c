package dev.sluice.functions.task;

import static dev.sluice.functions.task.Samples.NOW;
import static dev.sluice.functions.task.Samples.SOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.AttemptOutcome.Lost;
import dev.sluice.functions.task.AttemptOutcome.Written;
import dev.sluice.functions.task.ClaimOutcome.Claimed;
import dev.sluice.functions.task.ClaimOutcome.DeadLetterPending;
import dev.sluice.functions.task.ClaimOutcome.Foreign;
import dev.sluice.functions.task.ClaimOutcome.Held;
import dev.sluice.functions.task.ClaimOutcome.Missing;
import dev.sluice.functions.task.ClaimOutcome.Settled;
import dev.sluice.functions.task.ClaimOutcome.TakenOver;
import dev.sluice.functions.task.Deferral.Delivery;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/// What every [Attempts] does.
public abstract class AttemptsContract {

    private static final Deferral THROTTLED =
            new Deferral(
                    "throttled_requests",
                    Delivery.GIVEN_BACK,
                    new Appointment(NOW.plusSeconds(90), "us-east-1#nova"));

    protected abstract TaskStores stores();

    private TaskMessage submitted() {
        var task = Samples.text(Samples.id(), Samples.owner());
        stores().submissions().create(task);
        return Samples.message(task);
    }

    private Task find(TaskMessage message) {
        return stores().owned().find(message.taskId()).orElseThrow();
    }

    private ClaimOutcome claim(TaskMessage message, Attempt attempt, Instant now) {
        return stores().attempts().claim(new Claim(message, attempt, now));
    }

    private Attempt claimed(TaskMessage message) {
        var attempt = Samples.attempt(NOW);
        assertThat(claim(message, attempt, NOW)).isInstanceOf(Claimed.class);
        return attempt;
    }

    @Test
    void queuedTask_isClaimed() {
        var message = submitted();
        var before = find(message);
        var attempt = Samples.attempt(NOW);
        assertThat(claim(message, attempt, NOW)).isEqualTo(new Claimed(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.PROCESSING);
        assertThat(record.attempt()).isEqualTo(attempt);
        assertThat(record.tally().deliveries()).isOne();
        assertThat(record.tally().claims()).isOne();
        assertThat(record.sweepAt()).isEqualTo(before.sweepAt());
    }

    @Test
    void f60_liveLease_isHeldUntilItsEnd() {
        var message = submitted();
        var holder = claimed(message);
        var before = find(message);
        var lastMoment = holder.leaseUntil();
        assertThat(claim(message, Samples.attempt(SOON), lastMoment))
                .isEqualTo(new Held(holder.leaseUntil()));
        assertThat(find(message)).isEqualTo(before);
    }

    @Test
    void f59_lapsedLease_isTakenOver() {
        var message = submitted();
        var first = claimed(message);
        var late = first.leaseUntil().plusMillis(1);
        var second = Samples.attempt(late);
        assertThat(claim(message, second, late)).isEqualTo(new TakenOver(find(message)));
        assertThat(find(message).attempt()).isEqualTo(second);
        assertThat(find(message).tally().deliveries()).isEqualTo(2);
    }

    @Test
    void f60_lateWriteOfALostRun_isLost() {
        var message = submitted();
        var first = claimed(message);
        var late = first.leaseUntil().plusMillis(1);
        claim(message, Samples.attempt(late), late);
        var holder = find(message);
        var attempts = stores().attempts();
        var id = message.taskId();
        assertThat(attempts.complete(id, first, Samples.result("late"), null, late))
                .isEqualTo(new Lost(holder));
        assertThat(attempts.fail(id, first, Samples.TOO_LARGE, late)).isEqualTo(new Lost(holder));
        assertThat(attempts.defer(id, first, THROTTLED, late)).isEqualTo(new Lost(holder));
        assertThat(find(message)).isEqualTo(holder);
    }

    @Test
    void claimRepeatedByTheSdk_findsItsOwnToken() {
        var message = submitted();
        var attempt = claimed(message);
        assertThat(claim(message, attempt, NOW)).isEqualTo(new Claimed(find(message)));
        assertThat(find(message).tally().claims()).isOne();
    }

    @Test
    void takeOverRepeatedByTheSdk_isStillATakeOver() {
        var message = submitted();
        var late = claimed(message).leaseUntil().plusMillis(1);
        var second = Samples.attempt(late);
        claim(message, second, late);
        assertThat(claim(message, second, late)).isEqualTo(new TakenOver(find(message)));
    }

    @Test
    void noRecord_isMissing() {
        var message = Samples.message(Samples.text(Samples.id(), Samples.owner()));
        assertThat(claim(message, Samples.attempt(NOW), NOW)).isEqualTo(new Missing());
    }

    @Test
    void otherHashOrOwner_isForeign() {
        var message = submitted();
        assertThat(claim(Samples.forged(message), Samples.attempt(NOW), NOW))
                .isEqualTo(new Foreign());
        assertThat(claim(Samples.stolen(message, Samples.owner()), Samples.attempt(NOW), NOW))
                .isEqualTo(new Foreign());
        assertThat(find(message).status()).isEqualTo(TaskStatus.QUEUED);
    }

    @Test
    void messageNewerThanItsRecord_isForeign() {
        var message = submitted();
        assertThat(claim(message.withGeneration(1), Samples.attempt(NOW), NOW))
                .isEqualTo(new Foreign());
    }

    @Test
    void deferred_isQueuedWithAnAppointmentAndItsDeliveryBack() {
        var message = submitted();
        var attempt = claimed(message);
        assertThat(stores().attempts().defer(message.taskId(), attempt, THROTTLED, SOON))
                .isEqualTo(new Written(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.QUEUED);
        assertThat(record.appointment()).isEqualTo(THROTTLED.appointment());
        assertThat(record.tally().deliveries()).isZero();
        assertThat(record.tally().deferrals()).isOne();
        assertThat(record.tally().retries()).containsEntry("throttled_requests", 1).hasSize(1);
        assertThat(record.attempt()).isEqualTo(attempt);
    }

    @Test
    void deferredForAFaultThatCounts_keepsItsDelivery() {
        var message = submitted();
        var attempt = claimed(message);
        var counts = new Deferral("model_error", Delivery.COUNTS, null);
        stores().attempts().defer(message.taskId(), attempt, counts, SOON);
        var again = Samples.attempt(SOON);
        assertThat(claim(message, again, SOON)).isInstanceOf(Claimed.class);
        stores().attempts().defer(message.taskId(), again, counts, SOON);
        var tally = find(message).tally();
        assertThat(tally.deliveries()).isEqualTo(2);
        assertThat(tally.retries()).containsEntry("model_error", 2);
        assertThat(find(message).appointment()).isNull();
    }

    @Test
    void deferralRepeatedByTheSdk_isWrittenOnce() {
        var message = submitted();
        var attempt = claimed(message);
        stores().attempts().defer(message.taskId(), attempt, THROTTLED, SOON);
        assertThat(stores().attempts().defer(message.taskId(), attempt, THROTTLED, SOON))
                .isEqualTo(new Written(find(message)));
        assertThat(find(message).tally().deferrals()).isOne();
    }

    @Test
    void claimOfADeferredTask_isNotATakeOverAndTakesTheAppointmentOut() {
        var message = submitted();
        stores().attempts().defer(message.taskId(), claimed(message), THROTTLED, SOON);
        assertThat(claim(message, Samples.attempt(SOON), SOON))
                .isEqualTo(new Claimed(find(message)));
        assertThat(find(message).appointment()).isNull();
    }

    @Test
    void aRunLostBeforeADeferral_isStillSuspected() {
        var message = submitted();
        var late = claimed(message).leaseUntil().plusMillis(1);
        var second = Samples.attempt(late);
        claim(message, second, late);
        stores().attempts().defer(message.taskId(), second, THROTTLED, late);
        assertThat(claim(message, Samples.attempt(late), late)).isInstanceOf(TakenOver.class);
    }

    @Test
    void completed_staysCompleted() {
        var message = submitted();
        var attempt = claimed(message);
        var id = message.taskId();
        var result = Samples.result("a cat — 猫");
        assertThat(stores().attempts().complete(id, attempt, result, null, SOON))
                .isEqualTo(new Written(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.COMPLETED);
        assertThat(record.result()).isEqualTo(result);
        assertThat(record.resultKey()).isNull();
        assertThat(record.sweepAt()).isNull();
        assertThat(claim(message, Samples.attempt(SOON), SOON)).isEqualTo(new Settled(record));
        assertThat(stores().attempts().fail(id, attempt, Samples.TOO_LARGE, SOON))
                .isEqualTo(new Lost(record));
        assertThat(stores().attempts().complete(id, attempt, result, null, SOON))
                .isEqualTo(new Written(record));
    }

    @Test
    void spilledAnswer_isCompletedWithItsKey() {
        var message = submitted();
        var attempt = claimed(message);
        var key = "results/" + message.taskId() + "/" + attempt.token();
        stores().attempts()
                .complete(message.taskId(), attempt, Samples.result("").at("x"), key, SOON);
        assertThat(find(message).resultKey()).isEqualTo(key);
    }

    @Test
    void failed_isSettledWithItsError() {
        var message = submitted();
        var attempt = claimed(message);
        assertThat(stores().attempts().fail(message.taskId(), attempt, Samples.TOO_LARGE, SOON))
                .isEqualTo(new Written(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.FAILED);
        assertThat(record.error()).isEqualTo(Samples.TOO_LARGE);
        assertThat(record.deadLetter()).isNull();
        assertThat(record.sweepAt()).isNull();
        assertThat(claim(message, Samples.attempt(SOON), SOON)).isEqualTo(new Settled(record));
    }

    @Test
    void deadLetterPending_isToldToAnOlderMessage() {
        var message = submitted();
        var attempt = claimed(message);
        stores().deadLetters().bury(message.taskId(), attempt, Samples.CONFIG_FAULT, SOON);
        assertThat(claim(message, Samples.attempt(SOON), SOON))
                .isEqualTo(new DeadLetterPending(find(message)));
    }

    @Test
    void deadLetterSent_settlesAnOlderMessage() {
        var message = submitted();
        var attempt = claimed(message);
        stores().deadLetters().bury(message.taskId(), attempt, Samples.CONFIG_FAULT, SOON);
        stores().deadLetters().markSent(message.taskId(), 1, SOON);
        assertThat(claim(message, Samples.attempt(SOON), SOON))
                .isEqualTo(new Settled(find(message)));
    }

    @Test
    void f61_deadLetterThatComesBack_isClaimedWithFreshDeliveries() {
        var message = submitted();
        var counts = new Deferral("model_error", Delivery.COUNTS, null);
        stores().attempts().defer(message.taskId(), claimed(message), counts, SOON);
        var attempt = Samples.attempt(SOON);
        claim(message, attempt, SOON);
        stores().deadLetters().bury(message.taskId(), attempt, Samples.CONFIG_FAULT, SOON);
        var later = SOON.plus(Duration.ofDays(1));
        var redriven = Samples.attempt(later);
        assertThat(claim(message.withGeneration(1), redriven, later))
                .isEqualTo(new TakenOver(find(message)));
        var record = find(message);
        assertThat(record.status()).isEqualTo(TaskStatus.PROCESSING);
        assertThat(record.attempt()).isEqualTo(redriven);
        assertThat(record.tally().deliveries()).isOne();
        assertThat(record.tally().retries()).isEmpty();
        assertThat(record.deadLetter()).isNull();
        assertThat(record.error()).isNull();
        assertThat(record.generation()).isOne();
        assertThat(record.sweepAt()).isEqualTo(later.plus(Due.MESSAGE_LIFE).minusMillis(250));
    }

    @Test
    void olderMessageOfARunningRedrive_isSettled() {
        var message = submitted();
        var attempt = claimed(message);
        stores().deadLetters().bury(message.taskId(), attempt, Samples.CONFIG_FAULT, SOON);
        claim(message.withGeneration(1), Samples.attempt(SOON), SOON);
        assertThat(claim(message, Samples.attempt(SOON), SOON))
                .isEqualTo(new Settled(find(message)));
    }

    @Test
    void ofManyClaimsAtOnce_oneWins() throws Exception {
        var message = submitted();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<ClaimOutcome> claim = () -> claim(message, Samples.attempt(NOW), NOW);
            var outcomes = new ArrayList<ClaimOutcome>();
            for (var outcome : threads.invokeAll(Collections.nCopies(20, claim))) {
                outcomes.add(outcome.get());
            }
            assertThat(outcomes).filteredOn(Claimed.class::isInstance).hasSize(1);
            assertThat(outcomes).filteredOn(Held.class::isInstance).hasSize(19);
        }
        assertThat(find(message).tally().claims()).isOne();
    }

    @Test
    void cancelledTask_isSettled() {
        var message = submitted();
        stores().owned().cancel(message.taskId(), message.owner(), SOON);
        assertThat(claim(message, Samples.attempt(SOON), SOON))
                .isEqualTo(new Settled(find(message)));
    }
}
