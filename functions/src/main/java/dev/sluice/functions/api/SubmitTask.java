package dev.sluice.functions.api;

import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Slot;
import dev.sluice.functions.task.Submissions;
import dev.sluice.functions.task.SubmitOutcome;
import dev.sluice.functions.task.Task;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.InputReference;
import dev.sluice.model.Owner;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.config.LaneConfig;
import dev.sluice.model.config.ModelConfig;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Accepts a task: looks at its files, writes the record, then sends the message. A failure between
/// the two is mended by the sender's repeat, which sends again while the task was never claimed.
public final class SubmitTask {

    private final Models models;
    private final SubmitRules rules;
    private final FileRules files;
    private final InputRules inputs;
    private final OpenLimit openLimit;
    private final Submissions submissions;
    private final OwnedTasks tasks;
    private final Pinning pinning;
    private final Dispatch dispatch;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// Thread-safe when its collaborators are.
    public SubmitTask(
            Models models,
            Submissions submissions,
            OwnedTasks tasks,
            Pinning pinning,
            Dispatch dispatch,
            InstantSource clock,
            RandomGenerator random) {
        this.models = models;
        this.rules = new SubmitRules(models);
        this.files = new FileRules(models);
        this.inputs = new InputRules(models.config().inputs(), pinning.bucket());
        this.openLimit = new OpenLimit(tasks, models.config().api().maxOpenTasksPerOwner());
        this.submissions = submissions;
        this.tasks = tasks;
        this.pinning = pinning;
        this.dispatch = dispatch;
        this.clock = clock;
        this.random = random;
    }

    SubmitResult submit(Owner owner, Parsed<SubmitRequest> parsed, Optional<String> key) {
        var now = clock.instant();
        var request = parsed.value();
        var complaints = parsed.complaints();
        var draft = Draft.of(owner, request, key, TaskId.random(now, random), now);
        Edge.about(draft.id());
        rules.check(request, key, now, complaints);
        if (request.taskId() != null && complaints.isEmpty()) {
            return submitUploaded(draft, complaints);
        }
        return submit(draft, List.of(), models.config().defaultModel(), complaints);
    }

    private SubmitResult submitUploaded(Draft draft, Complaints complaints) {
        return switch (UploadState.of(tasks.find(draft.id()), draft.owner(), draft.now())) {
            case UploadState.Awaiting(var task) ->
                    submit(draft, task.slots(), task.model(), complaints);
            case UploadState.Submitted(var task) when !draft.isOf(task) -> conflict();
            case UploadState.Submitted(var task) when isUnsent(task) ->
                    submit(draft, task.slots(), task.model(), complaints);
            case UploadState.Submitted(var task) -> new SubmitResult.Accepted(task);
            case UploadState.Over(var refusal) -> new SubmitResult.Refused(refusal);
        };
    }

    private SubmitResult submit(
            Draft draft, List<Slot> slots, String otherwise, Complaints complaints) {
        var request = draft.request();
        var model = models.find(Optional.ofNullable(request.model()).orElse(otherwise), complaints);
        model.ifPresent(known -> rules.check(request, known, complaints));
        var named = Optional.ofNullable(request.inputs()).orElse(List.<InputReference>of());
        var locations = inputs.check(named, complaints);
        if (!complaints.isEmpty()) {
            return refuse(draft, complaints);
        }
        var pinned = pinning.pin(draft.id(), slots, locations, complaints);
        if (complaints.isEmpty()) {
            files.limits(model.orElseThrow(), pinned.declarations(), pinned::field, complaints);
        }
        return complaints.isEmpty()
                ? submit(draft, model.orElseThrow(), pinned)
                : refuse(draft, complaints);
    }

    private SubmitResult submit(Draft draft, ModelConfig model, PinnedFiles pinned) {
        var uploaded = draft.request().taskId() != null;
        var tooMany = uploaded ? Optional.<Refusal>empty() : openLimit.refuses(draft.owner());
        if (tooMany.isPresent()) {
            return earlier(draft)
                    .map(task -> repeated(draft, task, pinned))
                    .orElseGet(() -> new SubmitResult.Refused(tooMany.get()));
        }
        var task = draft.task(lane(draft, pinned).name(), model.key(), pinned.slots());
        return switch (uploaded ? submissions.attach(task) : submissions.create(task)) {
            case SubmitOutcome.Accepted(var written) -> send(draft, written, pinned);
            case SubmitOutcome.Repeated(var found) -> repeated(draft, found, pinned);
            case SubmitOutcome.Conflict _ -> conflict();
            case SubmitOutcome.Unknown() -> new SubmitResult.Refused(Refusal.NO_SUCH_TASK);
        };
    }

    private LaneConfig lane(Draft draft, PinnedFiles pinned) {
        return Optional.ofNullable(draft.request().lane())
                .flatMap(models.config()::lane)
                .orElseGet(() -> files.lane(pinned.declarations()));
    }

    private SubmitResult repeated(Draft draft, Task found, PinnedFiles pinned) {
        return isUnsent(found) ? send(draft, found, pinned) : new SubmitResult.Accepted(found);
    }

    /// Nobody has seen its message yet; perhaps there is none.
    private static boolean isUnsent(Task task) {
        return task.status() == TaskStatus.QUEUED && task.tally().claims() == 0;
    }

    private SubmitResult send(Draft draft, Task task, PinnedFiles pinned) {
        try {
            dispatch.send(task, draft.spec(pinned.references()));
        } catch (RuntimeException unsent) {
            withdraw(draft, unsent);
            throw unsent;
        }
        return new SubmitResult.Accepted(task);
    }

    /// A task that its sender cannot name would stay open until the sweep.
    private void withdraw(Draft draft, RuntimeException cause) {
        if (draft.repeatable() == Draft.Repeatable.NO) {
            try {
                tasks.cancel(draft.id(), draft.owner(), clock.instant());
            } catch (RuntimeException alsoFailed) {
                cause.addSuppressed(alsoFailed);
            }
        }
    }

    /// What was accepted once stays accepted, also when it would not be today.
    private SubmitResult refuse(Draft draft, Complaints complaints) {
        var refusal = complaints.refusal().orElseThrow();
        var accepted =
                refusal.code() == ErrorCode.INVALID_REQUEST
                        ? Optional.<Task>empty()
                        : earlier(draft);
        return accepted.<SubmitResult>map(SubmitResult.Accepted::new)
                .orElseGet(() -> new SubmitResult.Refused(refusal));
    }

    private Optional<Task> earlier(Draft draft) {
        return draft.repeatable() == Draft.Repeatable.NO
                ? Optional.empty()
                : tasks.find(draft.id()).filter(draft::isOf).filter(SubmitTask::isAccepted);
    }

    private static boolean isAccepted(Task task) {
        return switch (task.status()) {
            case QUEUED, PROCESSING, COMPLETED, FAILED -> true;
            case AWAITING_UPLOAD, CANCELLED, ERASED -> false;
        };
    }

    private static SubmitResult conflict() {
        return new SubmitResult.Refused(
                Refusal.of(
                        ErrorCode.CONFLICT,
                        "another request was submitted under this task id or idempotency key"));
    }
}
