package dev.sluice.functions.worker;

import dev.sluice.functions.task.DeadLetterMark;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.TaskState;
import dev.sluice.model.TaskMessage;
import java.time.Duration;
import java.time.Instant;

/// What becomes of the message of a run that lost its task. Never acknowledged while the task is
/// open: another run may be working on this very message. Pure.
final class Losses {

    private static final Duration MOMENT = Duration.ofSeconds(1);

    private Losses() {}

    static Verdict verdict(TaskMessage message, Task found, Instant now) {
        if (found.status().isOpen()) {
            return new Verdict.Later(untilFree(found, now), Reason.Run.LOST_RACE);
        }
        return isPending(message, found)
                ? new Verdict.Dead(resent(message, found))
                : new Verdict.Done();
    }

    /// The dead letter of a FAILED task, which may not have been sent.
    static DeadLetter resent(TaskMessage message, Task found) {
        var error = found.error();
        if (error == null) {
            throw new IllegalStateException("task " + found.id() + " has no error");
        }
        return new DeadLetter.OfTask(message.withGeneration(found.generation()), error);
    }

    private static boolean isPending(TaskMessage message, Task found) {
        return found.deadLetter() == DeadLetterMark.PENDING
                && found.generation() > message.generation();
    }

    private static Duration untilFree(Task found, Instant now) {
        var holder = found.attempt();
        return TaskState.isHeld(found, now) && holder != null
                ? until(holder.leaseUntil(), now)
                : MOMENT;
    }

    /// Until a lease has surely ended.
    static Duration until(Instant lease, Instant now) {
        return Duration.between(now, lease).plus(MOMENT);
    }
}
