package dev.sluice.functions.worker;

import dev.sluice.bedrock.Answer;
import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.Outcome;
import dev.sluice.functions.task.Appointment;
import dev.sluice.functions.task.AttemptOutcome;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.Deferral;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskResult;
import dev.sluice.model.Usage;
import java.time.Duration;
import java.time.InstantSource;

/// Writes how a run ended, and says what that means for its message.
final class Conclusion {

    private final Attempts attempts;
    private final DeadLetters deadLetters;
    private final AnswerKeeper answers;
    private final ComebackDelay delays;
    private final int maxDeliveries;
    private final InstantSource clock;

    Conclusion(
            Attempts attempts,
            DeadLetters deadLetters,
            AnswerKeeper answers,
            ComebackDelay delays,
            int maxDeliveries,
            InstantSource clock) {
        this.attempts = attempts;
        this.deadLetters = deadLetters;
        this.answers = answers;
        this.delays = delays;
        this.maxDeliveries = maxDeliveries;
        this.clock = clock;
    }

    Verdict of(Run run, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Completed(var answer) -> answers.keep(run, result(answer));
            case Outcome.Deferred(var until, var reason) ->
                    deferred(run, reason, Duration.between(clock.instant(), until));
            case Outcome.Rejected(var code, var detail) -> failed(run, TaskError.of(code, detail));
            case Outcome.Failed(var code, var detail) -> failed(run, TaskError.of(code, detail));
        };
    }

    /// FAILED. Whether the message is done or dead stands in the table of codes.
    Verdict failed(Run run, TaskError error) {
        return switch (error.code().after()) {
            case ACKNOWLEDGE ->
                    switch (attempts.fail(run.id(), run.attempt(), error, clock.instant())) {
                        case AttemptOutcome.Written _ -> new Verdict.Done();
                        case AttemptOutcome.Lost lost -> lost(run, lost);
                    };
            case DEAD_LETTER ->
                    switch (deadLetters.bury(run.id(), run.attempt(), error, clock.instant())) {
                        case AttemptOutcome.Written(var task) ->
                                new Verdict.Dead(Losses.resent(run.message(), task));
                        case AttemptOutcome.Lost lost -> lost(run, lost);
                    };
        };
    }

    /// A store did not answer: no fault of the task.
    Verdict storeFault(Run run) {
        return postponed(
                run,
                Reason.Run.STORE_FAULT,
                Deferral.Delivery.GIVEN_BACK,
                delays.capacity(deferrals(run)));
    }

    /// Our own code failed on the task: it may do so again.
    Verdict crashed(Run run) {
        return counted(run, Reason.Run.CRASHED, delays.passing(deferrals(run)));
    }

    private Verdict deferred(Run run, DeferReason why, Duration asked) {
        var before = run.task().tally().retries().getOrDefault(why.wire(), 0);
        if (before >= why.limit()) {
            return failed(run, TaskError.of(why.exhausted(), "failed again in the same way"));
        }
        var own = delays.of(why, deferrals(run));
        var delay = asked.compareTo(own) > 0 ? asked : own;
        var reason = new Reason.Call(why);
        return switch (why.counting()) {
            case FREE -> postponed(run, reason, Deferral.Delivery.GIVEN_BACK, delay);
            case COUNTS -> counted(run, reason, delay);
        };
    }

    private Verdict counted(Run run, Reason reason, Duration delay) {
        return run.task().tally().deliveries() >= maxDeliveries
                ? failed(
                        run,
                        TaskError.of(
                                ErrorCode.DELIVERIES_EXHAUSTED,
                                "tried " + maxDeliveries + " times, at last " + reason.wire()))
                : postponed(run, reason, Deferral.Delivery.COUNTS, delay);
    }

    private Verdict postponed(Run run, Reason reason, Deferral.Delivery delivery, Duration delay) {
        var now = clock.instant();
        var deferral =
                new Deferral(reason.wire(), delivery, new Appointment(now.plus(delay), null));
        return switch (attempts.defer(run.id(), run.attempt(), deferral, now)) {
            case AttemptOutcome.Written _ -> new Verdict.Later(delay, reason);
            case AttemptOutcome.Lost lost -> lost(run, lost);
        };
    }

    private Verdict lost(Run run, AttemptOutcome.Lost lost) {
        return Losses.verdict(run.message(), lost.found(), clock.instant());
    }

    /// Since its last redrive.
    private static int deferrals(Run run) {
        return run.task().tally().retries().values().stream().mapToInt(Integer::intValue).sum();
    }

    private static TaskResult result(Answer answer) {
        return new TaskResult(
                answer.text(),
                null,
                answer.stopReason(),
                answer.truncated(),
                new Usage(answer.usage().inputTokens(), answer.usage().outputTokens()),
                answer.route().toString(),
                answer.latency().toMillis());
    }
}
