package dev.sluice.functions.worker;

import dev.sluice.bedrock.Deadline;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The messages of one invocation, side by side. Each stands for itself: whatever happens to one
/// returns that one to the queue and touches no other.
public final class MessageWork {

    private static final Logger LOG = LoggerFactory.getLogger(MessageWork.class);

    private final ProcessTask processTask;
    private final Settlement settlement;
    private final Duration worstCase;
    private final InstantSource clock;

    /// @param worstCase with less than this left, only the first message of an invocation is
    ///   started: one must be, or a queue whose timeouts are tight would never move
    public MessageWork(
            ProcessTask processTask,
            Settlement settlement,
            Duration worstCase,
            InstantSource clock) {
        this.processTask = processTask;
        this.settlement = settlement;
        this.worstCase = worstCase;
        this.clock = clock;
    }

    /// What the batch response says of each message, in their order.
    public List<Settled> settle(List<Received> messages, Deadline deadline) {
        return SideBySide.map(
                IntStream.range(0, messages.size()).boxed().toList(),
                index -> settle(messages.get(index), index, deadline));
    }

    private Settled settle(Received message, int index, Deadline deadline) {
        try {
            var verdict = verdict(message, index, deadline);
            VerdictLog.write(message, verdict);
            return settlement.settle(message, verdict);
        } catch (RuntimeException failed) {
            LOG.error("a message could not be settled and comes back", failed);
            return new Settled.Returned(message.messageId());
        } finally {
            LogContext.leave();
        }
    }

    private Verdict verdict(Received message, int index, Deadline deadline) {
        var isShort = deadline.remaining(clock.instant()).compareTo(worstCase) < 0;
        return index > 0 && isShort
                ? new Verdict.Later(Duration.ZERO, Reason.Run.SHORT_OF_TIME)
                : processTask.run(message, deadline);
    }
}
