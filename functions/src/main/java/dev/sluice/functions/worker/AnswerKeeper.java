package dev.sluice.functions.worker;

import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.task.AttemptOutcome;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.Task;
import dev.sluice.model.TaskResult;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Keeps a paid answer, come what may: in the record; where that cannot be written or is somebody
/// else's by now, in S3 under the attempt's token, where the next claim finds it.
final class AnswerKeeper {

    private static final Logger LOG = LoggerFactory.getLogger(AnswerKeeper.class);
    private static final int ROUNDS = 3;

    private final Attempts attempts;
    private final TaskObjects objects;
    private final InstantSource clock;

    AnswerKeeper(Attempts attempts, TaskObjects objects, InstantSource clock) {
        this.attempts = attempts;
        this.objects = objects;
        this.clock = clock;
    }

    /// Writes a fresh answer.
    Verdict keep(Run run, TaskResult result) {
        for (var round = 1; round <= ROUNDS; round++) {
            var written = written(run, result, null);
            if (written.isPresent()) {
                return settle(run, result, written.get());
            }
            if (isLeft(run, result)) {
                return unwritten(run);
            }
        }
        LOG.error("a paid answer is lost: neither its record nor the bucket can be written");
        return unwritten(run);
    }

    /// Writes an answer that an earlier run left in S3.
    Verdict adopt(Run run, TaskObjects.Left left) {
        return written(run, left.result(), left.key())
                .map(outcome -> settleAdopted(run, outcome))
                .orElseGet(() -> unwritten(run));
    }

    private Verdict settle(Run run, TaskResult result, AttemptOutcome outcome) {
        return switch (outcome) {
            case AttemptOutcome.Written _ -> new Verdict.Done();
            case AttemptOutcome.Lost(var found) -> {
                if (found.status().isOpen() && !isLeft(run, result)) {
                    LOG.error("a paid answer is lost with its race: the bucket cannot be written");
                }
                yield Losses.verdict(run.message(), found, clock.instant());
            }
        };
    }

    private Verdict settleAdopted(Run run, AttemptOutcome outcome) {
        return switch (outcome) {
            case AttemptOutcome.Written _ -> new Verdict.Done();
            case AttemptOutcome.Lost(Task found) ->
                    Losses.verdict(run.message(), found, clock.instant());
        };
    }

    /// Empty when the record, or the bucket where it is too long for one, could not be written.
    private Optional<AttemptOutcome> written(Run run, TaskResult result, @Nullable String kept) {
        try {
            return Optional.of(
                    AnswerSize.fits(run.task(), result)
                            ? complete(run, result, null)
                            : complete(
                                    run,
                                    withoutText(result),
                                    kept == null ? put(run, result) : kept));
        } catch (RuntimeException failed) {
            LOG.warn("an answer could not be written to its record", failed);
            return Optional.empty();
        }
    }

    private AttemptOutcome complete(Run run, TaskResult result, @Nullable String key) {
        return attempts.complete(run.id(), run.attempt(), result, key, clock.instant());
    }

    private boolean isLeft(Run run, TaskResult result) {
        try {
            put(run, result);
            return true;
        } catch (RuntimeException failed) {
            LOG.warn("an answer could not be left in the bucket", failed);
            return false;
        }
    }

    private String put(Run run, TaskResult result) {
        return objects.putResult(run.id(), run.attempt().token(), result);
    }

    /// The task stays PROCESSING: a claim after the lease looks for the answer, a deferral would
    /// hide it.
    private Verdict unwritten(Run run) {
        return new Verdict.Later(
                Losses.until(run.attempt().leaseUntil(), clock.instant()), Reason.Run.UNWRITTEN);
    }

    private static TaskResult withoutText(TaskResult result) {
        return new TaskResult(
                null,
                null,
                result.stopReason(),
                result.truncated(),
                result.usage(),
                result.route(),
                result.latencyMs());
    }
}
