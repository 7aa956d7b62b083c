package dev.sluice.functions.worker;

import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.Claim;
import dev.sluice.functions.task.ClaimOutcome;
import dev.sluice.functions.task.NewTask;
import dev.sluice.functions.task.Submissions;
import dev.sluice.functions.task.SubmitOutcome;
import dev.sluice.model.TaskMessage;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/// Claims a task, and writes the record first where a service sent the message by itself.
record Registration(Submissions submissions, Attempts attempts) {

    /// What the claim came to. Missing only for a message whose record is long gone: a new one is
    /// of generation 0.
    ClaimOutcome claim(Claim claim) {
        return switch (attempts.claim(claim)) {
            case ClaimOutcome.Missing missing when claim.message().generation() > 0 -> missing;
            case ClaimOutcome.Missing _ -> register(claim);
            case ClaimOutcome other -> other;
        };
    }

    private ClaimOutcome register(Claim claim) {
        return switch (submissions.create(taskOf(claim.message(), claim.now()))) {
            case SubmitOutcome.Accepted _, SubmitOutcome.Repeated _ -> attempts.claim(claim);
            case SubmitOutcome.Conflict _, SubmitOutcome.Unknown _ -> new ClaimOutcome.Foreign();
        };
    }

    private static NewTask taskOf(TaskMessage message, Instant now) {
        return new NewTask(
                message.taskId(),
                message.owner(),
                message.bodyHash(),
                message.lane(),
                message.model(),
                List.of(),
                Map.of(),
                message.deadline(),
                now);
    }
}
