package dev.sluice.client.stub;

import dev.sluice.model.FileDeclaration;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskError;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.TaskView;
import dev.sluice.model.Usage;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// One task of the stub.
public final class StubTask {
    private final TaskId id;
    final List<FileDeclaration> files;
    final Map<Integer, byte[]> stored = new ConcurrentHashMap<>();
    TaskStatus status;
    StubEnding ending = new StubEnding.Runs();
    @Nullable SubmitRequest request;
    int looksLeft;
    int urlsGiven;

    StubTask(TaskId id, List<FileDeclaration> files) {
        this.id = id;
        this.files = files;
        this.status = TaskStatus.AWAITING_UPLOAD;
    }

    /// Its id.
    public TaskId id() {
        return id;
    }

    /// What was submitted.
    public @Nullable SubmitRequest request() {
        return request;
    }

    /// The bytes in one slot.
    public byte @Nullable [] stored(int index) {
        return stored.get(index);
    }

    /// A look at it, which brings it nearer to its end.
    TaskView look(Instant now, String spilledUrl) {
        if (status == TaskStatus.QUEUED && looksLeft-- <= 0) {
            status =
                    switch (ending) {
                        case StubEnding.Answers _, StubEnding.AnswersAtLength _ ->
                                TaskStatus.COMPLETED;
                        case StubEnding.Fails _ -> TaskStatus.FAILED;
                        case StubEnding.Runs _ -> TaskStatus.QUEUED;
                    };
        }
        var metadata = request == null ? null : request.metadata();
        return new TaskView(
                id,
                status,
                "image",
                "stub-model",
                now,
                now,
                1,
                0,
                metadata,
                status == TaskStatus.COMPLETED ? result(spilledUrl) : null,
                status == TaskStatus.FAILED ? error() : null,
                null);
    }

    TaskResult whole() {
        var text =
                switch (ending) {
                    case StubEnding.Answers(var said) -> said;
                    case StubEnding.AnswersAtLength(var said, _) -> said;
                    case StubEnding.Fails _, StubEnding.Runs _ -> "";
                };
        return new TaskResult(
                text, null, "end_turn", false, new Usage(10, 5), "us-east-1#stub-model", 250);
    }

    private TaskResult result(String spilledUrl) {
        return ending instanceof StubEnding.AnswersAtLength
                ? whole().at(spilledUrl + "?url=" + urlsGiven++)
                : whole();
    }

    private @Nullable TaskError error() {
        return ending instanceof StubEnding.Fails(var code, var detail)
                ? TaskError.of(code, detail)
                : null;
    }
}
