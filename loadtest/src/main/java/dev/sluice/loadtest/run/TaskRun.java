package dev.sluice.loadtest.run;

import dev.sluice.loadtest.run.CallOutcome.Answered;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// What became of one request.
///
/// @param request its number
/// @param offeredAt when it came, since the start of the run
/// @param calls all that were made for it, in order
/// @param end how it ended
public record TaskRun(int request, Duration offeredAt, List<CallRecord> calls, End end) {

    public TaskRun {
        calls = List.copyOf(calls);
    }

    /// How a request ends.
    public enum End {
        ANSWERED,
        /// No call was answered, and no other will be made.
        GIVEN_UP,
        /// The run was stopped before.
        CUT
    }

    /// When its last call ended.
    public Optional<Duration> endedAt() {
        return calls.isEmpty() ? Optional.empty() : Optional.of(calls.getLast().endedAt());
    }

    /// Its answer.
    public Optional<Answered> answer() {
        return calls.stream()
                .map(CallRecord::outcome)
                .filter(Answered.class::isInstance)
                .map(Answered.class::cast)
                .findFirst();
    }
}
