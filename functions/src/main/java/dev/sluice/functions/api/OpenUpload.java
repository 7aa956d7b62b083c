package dev.sluice.functions.api;

import dev.sluice.functions.object.ObjectState;
import dev.sluice.functions.object.UploadSlots;
import dev.sluice.functions.task.NewUpload;
import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.functions.task.Slot;
import dev.sluice.functions.task.Submissions;
import dev.sluice.functions.task.Task;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.Owner;
import dev.sluice.model.TaskId;
import dev.sluice.model.UploadAnswer;
import dev.sluice.model.UploadRequest;
import dev.sluice.model.UploadSlot;
import dev.sluice.model.config.ApiConfig;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Issues URLs for the files of a task: checks what is declared, writes the record, signs. Asked
/// again with the task's id it signs anew what was not uploaded yet.
public final class OpenUpload {

    private final Models models;
    private final FileRules rules;
    private final ApiConfig api;
    private final Submissions submissions;
    private final OwnedTasks tasks;
    private final UploadSlots slots;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// Thread-safe when its collaborators are.
    public OpenUpload(
            Models models,
            Submissions submissions,
            OwnedTasks tasks,
            UploadSlots slots,
            InstantSource clock,
            RandomGenerator random) {
        this.models = models;
        this.rules = new FileRules(models);
        this.api = models.config().api();
        this.submissions = submissions;
        this.tasks = tasks;
        this.slots = slots;
        this.clock = clock;
        this.random = random;
    }

    UploadOutcome open(Owner owner, Parsed<UploadRequest> parsed) {
        var request = parsed.value();
        var complaints = parsed.complaints();
        if (request.taskId() == null) {
            return open(owner, request, complaints);
        }
        if (request.files() != null) {
            complaints.invalid("files", "does not go with taskId: send either");
        }
        return complaints
                .refusal()
                .<UploadOutcome>map(UploadOutcome.Refused::new)
                .orElseGet(() -> reissue(owner, request.taskId()));
    }

    private UploadOutcome open(Owner owner, UploadRequest request, Complaints complaints) {
        var files = Optional.ofNullable(request.files()).orElse(List.of());
        rules.form(files, complaints);
        var model =
                models.find(
                        Optional.ofNullable(request.model()).orElse(models.config().defaultModel()),
                        complaints);
        model.ifPresent(known -> rules.limits(known, files, UnaryOperator.identity(), complaints));
        var refusal =
                complaints
                        .refusal()
                        .or(() -> new OpenLimit(tasks, api.maxOpenTasksPerOwner()).refuses(owner));
        if (refusal.isPresent()) {
            return new UploadOutcome.Refused(refusal.get());
        }
        var now = clock.instant();
        var id = TaskId.random(now, random);
        Edge.about(id);
        var promised = files.stream().map(OpenUpload::slot).toList();
        submissions.open(new NewUpload(id, owner, model.orElseThrow().key(), promised, now));
        return new UploadOutcome.Opened(
                signed(id, promised, IntStream.range(0, promised.size()).boxed().toList(), now));
    }

    private static Slot slot(FileDeclaration file) {
        var name = Optional.ofNullable(file.name()).orElse("");
        return new Slot(name, String.valueOf(file.contentType()), sizeOf(file), null);
    }

    private static long sizeOf(FileDeclaration file) {
        return Optional.ofNullable(file.size()).orElseThrow();
    }

    private UploadOutcome reissue(Owner owner, TaskId id) {
        Edge.about(id);
        var now = clock.instant();
        return switch (UploadState.of(tasks.find(id), owner, now)) {
            case UploadState.Awaiting(var task) ->
                    new UploadOutcome.Reissued(signed(id, task.slots(), empty(task), now));
            case UploadState.Submitted(var task) ->
                    new UploadOutcome.Refused(UploadState.alreadySubmitted(task));
            case UploadState.Over(var refusal) -> new UploadOutcome.Refused(refusal);
        };
    }

    private List<Integer> empty(Task task) {
        var indexes = IntStream.range(0, task.slots().size()).boxed().toList();
        var states = InParallel.map(indexes, index -> slots.look(task.id(), index));
        return indexes.stream()
                .filter(index -> states.get(index) instanceof ObjectState.Absent)
                .toList();
    }

    private UploadAnswer signed(TaskId id, List<Slot> all, List<Integer> indexes, Instant now) {
        var expiresAt = now.truncatedTo(ChronoUnit.SECONDS).plus(api.uploadUrlTtl());
        return new UploadAnswer(
                id,
                expiresAt,
                indexes.stream().map(index -> signed(id, index, all.get(index))).toList());
    }

    private UploadSlot signed(TaskId id, int index, Slot slot) {
        return new UploadSlot(
                index,
                slot.name(),
                slot.size(),
                "PUT",
                slots.presignPut(id, index, slot, api.uploadUrlTtl()).toString(),
                Map.of("content-type", slot.contentType(), "if-none-match", "*"));
    }
}
