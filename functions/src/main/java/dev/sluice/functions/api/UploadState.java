package dev.sluice.functions.api;

import dev.sluice.functions.task.Task;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Owner;
import java.time.Instant;
import java.util.Optional;

/// What a task id in a request means to its sender.
sealed interface UploadState {

    /// Its files may still come, and its submit.
    record Awaiting(Task task) implements UploadState {}

    /// It has been submitted.
    record Submitted(Task task) implements UploadState {}

    /// There is nothing to upload to or to submit.
    record Over(Refusal refusal) implements UploadState {}

    static UploadState of(Optional<Task> found, Owner owner, Instant now) {
        return found.filter(task -> task.owner().equals(owner) && !task.isExpired(now))
                .map(task -> of(task, now))
                .orElseGet(() -> new Over(Refusal.NO_SUCH_TASK));
    }

    private static UploadState of(Task task, Instant now) {
        return switch (task.status()) {
            case AWAITING_UPLOAD -> isOver(task, now) ? expired() : new Awaiting(task);
            case FAILED -> task.bodyHash().isEmpty() ? expired() : new Submitted(task);
            case QUEUED, PROCESSING, COMPLETED -> new Submitted(task);
            case CANCELLED -> over(ErrorCode.CONFLICT, "the task was cancelled");
            case ERASED -> over(ErrorCode.ERASED, "the task was erased");
        };
    }

    static Refusal alreadySubmitted(Task task) {
        return Refusal.of(
                ErrorCode.ALREADY_SUBMITTED, "task " + task.id() + " was submitted already");
    }

    private static boolean isOver(Task task, Instant now) {
        var sweepAt = task.sweepAt();
        return sweepAt != null && !sweepAt.isAfter(now);
    }

    private static UploadState expired() {
        return over(ErrorCode.UPLOAD_EXPIRED, "the time to upload and submit is over");
    }

    private static UploadState over(ErrorCode code, String detail) {
        return new Over(Refusal.of(code, detail));
    }
}
