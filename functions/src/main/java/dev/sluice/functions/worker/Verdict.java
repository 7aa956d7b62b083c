package dev.sluice.functions.worker;

import java.time.Duration;

/// What the queue edge must do with one message.
public sealed interface Verdict {

    /// Finished, now or earlier by someone else: acknowledge.
    record Done() implements Verdict {}

    /// Not now: hide the message for `delay`, then let it come back.
    record Later(Duration delay, Reason reason) implements Verdict {}

    /// Can never succeed by itself and an operator must know: the message becomes a dead letter.
    record Dead(DeadLetter letter) implements Verdict {}
}
