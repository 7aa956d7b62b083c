package dev.sluice.local.queue;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import software.amazon.awssdk.services.sqs.model.Message;

/// Collects messages for one round of invocations: what one poll brings, or, with a batching
/// window, what comes until the batch is full or the window, which the first message opens, is
/// over.
record Gatherer(Inbox inbox, Duration window, InstantSource clock) {

    /// One poll's wait. The service waits for 20 s; a queue on this machine is asked more often, as
    /// a poll that its client has given up holds up the end of the queue server, and may hide a
    /// message.
    static final Duration POLL = Duration.ofSeconds(1);

    /// Adds up to `most` messages to `gathered`, which the caller owns: what is in it was received,
    /// whatever is thrown.
    void gather(int most, List<Message> gathered) {
        gathered.addAll(receive(most, POLL));
        if (gathered.isEmpty() || window.isZero()) {
            return;
        }
        var end = clock.instant().plus(window);
        while (gathered.size() < most) {
            var left = Duration.between(clock.instant(), end);
            if (!left.isPositive()) {
                return;
            }
            gathered.addAll(receive(most - gathered.size(), wholeSeconds(left)));
        }
    }

    private List<Message> receive(int most, Duration patience) {
        return inbox.receive(Math.min(most, SqsInbox.REQUEST_LIMIT), patience);
    }

    private static Duration wholeSeconds(Duration left) {
        var rounded = Duration.ofSeconds(left.plusNanos(999_999_999).toSeconds());
        return rounded.compareTo(POLL) < 0 ? rounded : POLL;
    }
}
