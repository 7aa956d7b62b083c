package dev.sluice.local.queue;

import java.time.Duration;
import java.util.List;
import software.amazon.awssdk.services.sqs.model.Message;

/// The consumer's side of one queue. Thread-safe. What goes wrong on the way is a [QueueFailure].
interface Inbox {

    /// Takes up to `most` messages (1..10), which are hidden from then on; waits up to `patience`
    /// (whole seconds, at most 20) for the first. An interrupt ends the wait.
    List<Message> receive(int most, Duration patience);

    /// Removes messages for good.
    void delete(List<Message> messages);

    /// Makes messages visible again at once, as they were received but nothing was started with
    /// them.
    void release(List<Message> messages);
}
