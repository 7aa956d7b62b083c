package dev.sluice.functions.task;

import java.time.Instant;
import java.util.Optional;

/// What a submit means that finds a record in its place.
final class SubmitConflict {

    private SubmitConflict() {}

    static SubmitOutcome of(Optional<Task> found, NewTask task) {
        return found.filter(record -> concerns(record, task))
                .map(record -> judge(record, task))
                .orElseGet(SubmitOutcome.Unknown::new);
    }

    /// Whether an upload found its own first write, which the SDK repeated.
    static boolean isSame(Optional<Task> found, NewUpload upload) {
        return found.filter(record ->
                        record.owner().equals(upload.owner())
                                && record.createdAt().equals(millis(upload.createdAt())))
                .isPresent();
    }

    private static boolean concerns(Task record, NewTask task) {
        return record.owner().equals(task.owner()) && !record.isExpired(task.acceptedAt());
    }

    private static SubmitOutcome judge(Task record, NewTask task) {
        return switch (record.status()) {
            // It was awaited a moment ago, or the condition would have held: its time is over.
            case AWAITING_UPLOAD -> new SubmitOutcome.Unknown();
            case CANCELLED, ERASED -> new SubmitOutcome.Conflict(record);
            case QUEUED, PROCESSING, COMPLETED, FAILED -> submitted(record, task);
        };
    }

    private static SubmitOutcome submitted(Task record, NewTask task) {
        if (record.bodyHash().isEmpty()) {
            return new SubmitOutcome.Unknown();
        }
        return record.bodyHash().equals(task.bodyHash())
                ? new SubmitOutcome.Repeated(record)
                : new SubmitOutcome.Conflict(record);
    }

    private static Instant millis(Instant instant) {
        return Instant.ofEpochMilli(instant.toEpochMilli());
    }
}
