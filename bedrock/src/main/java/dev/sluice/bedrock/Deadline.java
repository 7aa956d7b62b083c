package dev.sluice.bedrock;

import java.time.Duration;
import java.time.Instant;

/// The moment by which the caller must have its outcome.
public record Deadline(Instant at) {

    /// What is left, negative once it has passed.
    public Duration remaining(Instant now) {
        return Duration.between(now, at);
    }
}
