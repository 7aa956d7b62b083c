package dev.sluice.functions.queue;

import java.util.List;

/// Reads a lane's dead-letter queue.
public interface DeadLetterQueue {

    /// Some of the messages SQS moved there by itself, told by the lack of our attributes; they
    /// stay in the queue.
    List<String> movedBodies(String lane, int limit);
}
