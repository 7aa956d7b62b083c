package dev.sluice.functions.upkeep;

import dev.sluice.functions.queue.DeadLetterQueue;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.Due;
import dev.sluice.functions.task.OpenTasks;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Task;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskStatus;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Closes what nobody will ever close: uploads that were never submitted, tasks that outlived every
/// message, and tasks whose message SQS itself moved to the dead-letter queue, where it stays.
///
/// An invocation does a bounded piece, beginning anywhere, so that one shard in trouble does not
/// keep the others waiting; one item in trouble hurts only itself.
public final class SweepTasks {

    /// Due tasks of a shard that one invocation takes.
    static final int DUE_LIMIT = 100;

    /// Dead letters of a lane that one invocation looks at.
    static final int MOVED_LIMIT = 100;

    private static final Logger LOG = LoggerFactory.getLogger(SweepTasks.class);

    private final OpenTasks openTasks;
    private final OwnedTasks tasks;
    private final DeadLetters deadLetters;
    private final DeadLetterQueue queue;
    private final List<String> lanes;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// @param lanes whose dead-letter queues are looked at
    public SweepTasks(
            OpenTasks openTasks,
            OwnedTasks tasks,
            DeadLetters deadLetters,
            DeadLetterQueue queue,
            List<String> lanes,
            InstantSource clock,
            RandomGenerator random) {
        this.openTasks = openTasks;
        this.tasks = tasks;
        this.deadLetters = deadLetters;
        this.queue = queue;
        this.lanes = List.copyOf(lanes);
        this.clock = clock;
        this.random = random;
    }

    /// Sweeps until everything was looked at once, or `stop` has come.
    public SweepReport sweep(Instant stop) {
        var first = random.nextInt(OpenTasks.SHARDS);
        var shards =
                IntStream.range(0, OpenTasks.SHARDS)
                        .map(step -> (first + step) % OpenTasks.SHARDS)
                        .boxed()
                        .toList();
        return each(lanes, stop, lane -> dead(lane, stop))
                .plus(each(shards, stop, shard -> due(shard, stop)));
    }

    private SweepReport due(int shard, Instant stop) {
        return each(openTasks.due(shard, clock.instant(), DUE_LIMIT), stop, this::close);
    }

    private SweepReport close(Due due) {
        var awaiting =
                tasks.find(due.id())
                        .map(Task::status)
                        .filter(TaskStatus.AWAITING_UPLOAD::equals)
                        .isPresent();
        var error =
                awaiting
                        ? TaskError.of(ErrorCode.UPLOAD_EXPIRED, "it was never submitted")
                        : TaskError.of(ErrorCode.EXPIRED, "it outlived its message");
        openTasks.close(due, error, clock.instant());
        return SweepReport.DUE;
    }

    private SweepReport dead(String lane, Instant stop) {
        return each(queue.movedBodies(lane, MOVED_LIMIT), stop, this::mark);
    }

    private SweepReport mark(String body) {
        return DeadBody.read(body)
                .map(message -> {
                    deadLetters.markMoved(
                            message,
                            TaskError.of(ErrorCode.RECEIVE_LIMIT, "the queue gave the message up"),
                            clock.instant());
                    return SweepReport.MOVED;
                })
                .orElse(SweepReport.NOTHING);
    }

    private <T> SweepReport each(List<T> items, Instant stop, Function<T, SweepReport> work) {
        var report = SweepReport.NOTHING;
        for (var item : items) {
            if (!clock.instant().isBefore(stop)) {
                return report;
            }
            report = report.plus(guarded(() -> work.apply(item)));
        }
        return report;
    }

    private static SweepReport guarded(Supplier<SweepReport> work) {
        try {
            return work.get();
        } catch (RuntimeException failure) {
            LOG.error("an item was left to the next sweep", failure);
            return SweepReport.FAILED;
        }
    }
}
