package dev.sluice.bedrock;

import dev.sluice.model.ErrorCode;
import java.time.Instant;

/// How a call ended.
public sealed interface Outcome {

    /// The model answered with text. This was paid for: keep it.
    record Completed(Answer answer) implements Outcome {}

    /// Not now: try again at `until` or later. The reason says whether this counts against the task
    /// and how often it may happen.
    record Deferred(Instant until, DeferReason reason) implements Outcome {}

    /// This request can never succeed as it is, and its sender can see why.
    record Rejected(ErrorCode code, String detail) implements Outcome {}

    /// The call was made, or could not be, and repeating it would not help. The code says whose
    /// fault it is.
    record Failed(ErrorCode code, String detail) implements Outcome {}
}
