package dev.sluice.functions.worker;

import dev.sluice.bedrock.Deadline;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.task.Claim;
import dev.sluice.functions.task.ClaimOutcome;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskMessage;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import software.amazon.awssdk.core.exception.SdkException;

/// One delivery of a message, from its body to its verdict: claim, adopt or call, write. Safe for
/// many threads if its ports are.
public final class ProcessTask {

    private static final Logger LOG = LoggerFactory.getLogger(ProcessTask.class);

    private final BodyParser parser;
    private final AttemptTokens tokens;
    private final Registration registration;
    private final TaskObjects objects;
    private final RunLimits limits;
    private final ModelCall call;
    private final AnswerKeeper answers;
    private final Conclusion conclusion;
    private final InstantSource clock;

    /// Puts the parts of a run together.
    ///
    /// @param random unguessable: attempt tokens come from it
    public ProcessTask(
            WorkerPorts ports,
            WorkerSettings settings,
            InstantSource clock,
            RandomGenerator random) {
        var maxDeliveries = settings.config().tasks().maxDeliveries();
        this.parser = new BodyParser(settings.lane().name());
        this.tokens = new AttemptTokens(random);
        this.registration = new Registration(ports.submissions(), ports.attempts());
        this.objects = ports.objects();
        this.limits = new RunLimits(maxDeliveries);
        this.call = new ModelCall(ports.objects(), ports.inputs(), ports.gateway(), settings);
        this.answers = new AnswerKeeper(ports.attempts(), ports.objects(), clock);
        this.conclusion =
                new Conclusion(
                        ports.attempts(),
                        ports.deadLetters(),
                        answers,
                        new ComebackDelay(random),
                        maxDeliveries,
                        clock);
        this.clock = clock;
    }

    /// What to do with the message. Throws only when not even the claim could be written.
    ///
    /// @param deadline by when this invocation ends
    public Verdict run(Received received, Deadline deadline) {
        return switch (parser.parse(received.body())) {
            case ParsedBody.Unreadable(var detail) -> unreadable(received, detail);
            case ParsedBody.Readable(var message) -> claim(message, received, deadline);
        };
    }

    private Verdict claim(TaskMessage message, Received received, Deadline deadline) {
        LogContext.enter(message.taskId());
        var attempt = tokens.next(deadline);
        var now = clock.instant();
        return switch (registration.claim(new Claim(message, attempt, now))) {
            case ClaimOutcome.Claimed(var task) ->
                    guarded(new Run(message, received, task, attempt, deadline), this::work);
            case ClaimOutcome.TakenOver(var task) ->
                    guarded(new Run(message, received, task, attempt, deadline), this::takeOver);
            case ClaimOutcome.Held(var leaseUntil) ->
                    new Verdict.Later(Losses.until(leaseUntil, now), Reason.Run.HELD);
            case ClaimOutcome.Settled _ -> new Verdict.Done();
            case ClaimOutcome.Foreign _ -> foreign();
            case ClaimOutcome.DeadLetterPending(var task) ->
                    new Verdict.Dead(Losses.resent(message, task));
            case ClaimOutcome.Missing _ -> unreadable(received, "its record is gone");
        };
    }

    private static Verdict unreadable(Received received, String detail) {
        return new Verdict.Dead(
                new DeadLetter.Raw(received.body(), TaskError.of(ErrorCode.BAD_MESSAGE, detail)));
    }

    private static Verdict foreign() {
        LOG.warn("a message does not match its record: dropped");
        return new Verdict.Done();
    }

    /// A lost run may have paid for an answer and left it.
    private Verdict takeOver(Run run) {
        return objects.leftResult(run.id())
                .map(left -> answers.adopt(run, left))
                .orElseGet(() -> work(run));
    }

    private Verdict work(Run run) {
        return limits.reached(run, clock.instant())
                .map(error -> conclusion.failed(run, error))
                .orElseGet(() -> conclusion.of(run, call.make(run)));
    }

    /// A fault that nobody expected ends the run, not the task.
    private Verdict guarded(Run run, Step step) {
        try {
            return step.take(run);
        } catch (SdkException passing) {
            LOG.warn("a store did not answer", passing);
            return conclusion.storeFault(run);
        } catch (RuntimeException bug) {
            LOG.error("a run crashed", bug);
            return conclusion.crashed(run);
        }
    }

    /// What a claimed run does.
    @FunctionalInterface
    private interface Step {
        Verdict take(Run run);
    }
}
