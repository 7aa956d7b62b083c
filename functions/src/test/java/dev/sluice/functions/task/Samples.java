package dev.sluice.functions.task;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskSpec;
import dev.sluice.model.Usage;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/// Tasks to begin a test with. Ids and owners are new each time, as an engine may be shared.
public final class Samples {

    /// When it all begins: whole milliseconds, as the table keeps them.
    public static final Instant NOW = Instant.parse("2026-03-01T10:00:00.250Z");

    /// A moment later.
    public static final Instant SOON = NOW.plusSeconds(5);

    /// An operator's fault.
    public static final TaskError CONFIG_FAULT =
            TaskError.of(ErrorCode.CONFIG_FAULT, "the model is not enabled");

    /// A user's fault.
    public static final TaskError TOO_LARGE = TaskError.of(ErrorCode.TOO_LARGE, "5 MB");

    private static final SecureRandom RANDOM = new SecureRandom();

    private Samples() {}

    /// Somebody new.
    public static Owner owner() {
        return new Owner("111122223333|AIDA" + Math.abs(RANDOM.nextInt()));
    }

    /// A new id.
    public static TaskId id() {
        return TaskId.random(NOW, RANDOM);
    }

    /// A text task.
    public static NewTask text(TaskId id, Owner owner) {
        return new NewTask(
                id,
                owner,
                "hash-of-" + id,
                "image",
                "nova",
                List.of(),
                Map.of("order", "17"),
                null,
                NOW);
    }

    /// Two promised files.
    public static NewUpload upload(TaskId id, Owner owner) {
        return new NewUpload(id, owner, "nova", slots(), NOW);
    }

    /// Two slots, nothing there yet.
    public static List<Slot> slots() {
        return List.of(
                new Slot("cat.png", "image/png", 1234, null),
                new Slot("報告.pdf", "application/pdf", 99, null));
    }

    /// The submit that follows an upload.
    public static NewTask uploaded(TaskId id, Owner owner) {
        return new NewTask(
                id,
                owner,
                "hash-of-" + id,
                "document",
                "nova",
                slots().stream().map(slot -> slot.pinned("\"etag\"")).toList(),
                Map.of(),
                NOW.plus(Duration.ofHours(2)),
                SOON);
    }

    /// The message of a task.
    public static TaskMessage message(NewTask task) {
        return new TaskMessage(
                TaskMessage.VERSION,
                task.id(),
                task.owner(),
                task.lane(),
                task.model(),
                0,
                task.bodyHash(),
                NOW,
                task.deadline(),
                new TaskSpec("What is it?", null, null, null, null, List.of()),
                null);
    }

    /// The same message with another hash.
    public static TaskMessage forged(TaskMessage message) {
        return new TaskMessage(
                message.version(),
                message.taskId(),
                message.owner(),
                message.lane(),
                message.model(),
                message.generation(),
                "another-hash",
                message.submittedAt(),
                message.deadline(),
                message.spec(),
                message.specKey());
    }

    /// The same message of another owner.
    public static TaskMessage stolen(TaskMessage message, Owner owner) {
        return new TaskMessage(
                message.version(),
                message.taskId(),
                owner,
                message.lane(),
                message.model(),
                message.generation(),
                message.bodyHash(),
                message.submittedAt(),
                message.deadline(),
                message.spec(),
                message.specKey());
    }

    /// A run with a lease of a minute from this moment.
    public static Attempt attempt(Instant now) {
        return new Attempt("token-" + Long.toHexString(RANDOM.nextLong()), now.plusSeconds(60));
    }

    /// An answer.
    public static TaskResult result(String text) {
        return new TaskResult(
                text, null, "end_turn", false, new Usage(10, 5), "us-east-1#nova", 812);
    }
}
