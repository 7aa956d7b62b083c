package dev.sluice.functions.task;

import dev.sluice.model.TaskStatus;

/// [Submissions] in memory.
public record FakeSubmissions(TaskMemory memory) implements Submissions {

    @Override
    public void open(NewUpload upload) {
        var task =
                TaskEdit.fresh(upload.id(), upload.owner(), upload.createdAt())
                        .status(TaskStatus.AWAITING_UPLOAD)
                        .upload(upload)
                        .open(Due.UPLOAD_LIFE)
                        .done();
        if (memory.put(task, upload.createdAt()) instanceof WriteOutcome.Conflict(var found)
                && !SubmitConflict.isSame(found, upload)) {
            throw new IllegalStateException("task id " + upload.id() + " is taken");
        }
    }

    @Override
    public SubmitOutcome create(NewTask task) {
        var fresh =
                TaskEdit.fresh(task.id(), task.owner(), task.acceptedAt())
                        .status(TaskStatus.QUEUED)
                        .request(task)
                        .open(Due.MESSAGE_LIFE)
                        .done();
        return outcome(memory.put(fresh, task.acceptedAt()), task);
    }

    @Override
    public SubmitOutcome attach(NewTask task) {
        return outcome(
                memory.update(
                        task.id(),
                        found ->
                                found.status() == TaskStatus.AWAITING_UPLOAD
                                        && found.owner().equals(task.owner())
                                        && found.sweepAt() != null
                                        && found.sweepAt().isAfter(task.acceptedAt()),
                        found ->
                                TaskEdit.of(found, task.acceptedAt())
                                        .status(TaskStatus.QUEUED)
                                        .request(task)
                                        .open(Due.MESSAGE_LIFE)
                                        .done()),
                task);
    }

    private static SubmitOutcome outcome(WriteOutcome outcome, NewTask task) {
        return switch (outcome) {
            case WriteOutcome.Applied(var written) -> new SubmitOutcome.Accepted(written);
            case WriteOutcome.Conflict(var found) -> SubmitConflict.of(found, task);
        };
    }
}
