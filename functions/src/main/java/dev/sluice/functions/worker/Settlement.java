package dev.sluice.functions.worker;

import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.task.DeadLetters;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Carries out verdicts at the queue. A dead letter is sent, then marked, then acknowledged: what a
/// crash leaves undone the redelivery finishes.
///
/// @param lane whose queue it is
public record Settlement(
        String lane, TaskQueue queue, DeadLetters deadLetters, InstantSource clock) {

    private static final Logger LOG = LoggerFactory.getLogger(Settlement.class);

    Settled settle(Received received, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Done _ -> new Settled.Acknowledged();
            case Verdict.Later later -> hide(received, later);
            case Verdict.Dead(var letter) -> send(letter);
        };
    }

    /// A message that cannot be hidden comes back after the queue's own timeout.
    private Settled hide(Received received, Verdict.Later later) {
        try {
            queue.hide(
                    lane,
                    received.receiptHandle(),
                    later.delay(),
                    received.receivedAt(),
                    clock.instant());
        } catch (RuntimeException failed) {
            LOG.warn("a message could not be hidden", failed);
        }
        return new Settled.Returned(received.messageId());
    }

    private Settled send(DeadLetter letter) {
        var now = clock.instant();
        switch (letter) {
            case DeadLetter.OfTask(var message, var error) -> {
                queue.deadLetter(message, error, now);
                deadLetters.markSent(message.taskId(), message.generation(), now);
            }
            case DeadLetter.Raw(var body, var error) -> queue.deadLetterRaw(lane, body, error, now);
        }
        return new Settled.Acknowledged();
    }
}
