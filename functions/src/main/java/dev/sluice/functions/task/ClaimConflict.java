package dev.sluice.functions.task;

import dev.sluice.model.TaskMessage;
import java.util.Optional;

/// What a claim means whose condition did not hold. Pure.
sealed interface ClaimConflict {

    /// Nothing more to write.
    record Ended(ClaimOutcome outcome) implements ClaimConflict {}

    /// FAILED with a dead letter of just this message: it was redriven, claim it so.
    record Redriven() implements ClaimConflict {}

    /// The outcome of a claim that holds. A run that is neither this one nor ended by a deferral
    /// was lost, by its lease or by its process, and may have left an answer.
    static ClaimOutcome claimed(Task task) {
        var tally = task.tally();
        return tally.claims() - tally.deferrals() > 1
                ? new ClaimOutcome.TakenOver(task)
                : new ClaimOutcome.Claimed(task);
    }

    /// Judges the record that stood in the way.
    static ClaimConflict of(Optional<Task> found, Claim claim) {
        return found.filter(task -> !task.isExpired(claim.now()))
                .map(task -> judge(task, claim))
                .orElseGet(() -> new Ended(new ClaimOutcome.Missing()));
    }

    private static ClaimConflict judge(Task task, Claim claim) {
        var message = claim.message();
        if (isForeign(task, message)) {
            return new Ended(new ClaimOutcome.Foreign());
        }
        return switch (task.status()) {
            case PROCESSING -> new Ended(running(task, claim));
            case FAILED -> failed(task, message);
            case AWAITING_UPLOAD, QUEUED, COMPLETED, CANCELLED, ERASED ->
                    new Ended(new ClaimOutcome.Settled(task));
        };
    }

    private static boolean isForeign(Task task, TaskMessage message) {
        return !task.owner().equals(message.owner())
                || !task.bodyHash().equals(message.bodyHash())
                || message.generation() > task.generation();
    }

    private static ClaimOutcome running(Task task, Claim claim) {
        var holder = task.attempt();
        if (holder == null || claim.message().generation() < task.generation()) {
            return new ClaimOutcome.Settled(task);
        }
        return holder.token().equals(claim.attempt().token())
                ? claimed(task)
                : new ClaimOutcome.Held(holder.leaseUntil());
    }

    private static ClaimConflict failed(Task task, TaskMessage message) {
        if (task.deadLetter() == null) {
            return new Ended(new ClaimOutcome.Settled(task));
        }
        if (message.generation() == task.generation()) {
            return new Redriven();
        }
        return new Ended(
                task.deadLetter() == DeadLetterMark.PENDING
                        ? new ClaimOutcome.DeadLetterPending(task)
                        : new ClaimOutcome.Settled(task));
    }
}
