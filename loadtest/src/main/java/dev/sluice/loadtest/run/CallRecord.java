package dev.sluice.loadtest.run;

import java.time.Duration;

/// One call that was made. Times count from the start of the run.
public record CallRecord(Duration startedAt, Duration endedAt, CallOutcome outcome) {

    /// How long it took.
    public Duration took() {
        return endedAt.minus(startedAt);
    }
}
