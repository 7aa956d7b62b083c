package dev.sluice.client;

import dev.sluice.model.FileDeclaration;
import dev.sluice.model.SubmitAnswer;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskView;
import dev.sluice.model.UploadRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;

/// A deployment of Sluice, local or on AWS. Thread-safe; make one and share it.
///
/// Calls block, and are at home on virtual threads. Passing faults are retried inside; every call
/// may be repeated by the caller too. What can go wrong otherwise is a [SluiceException].
public final class SluiceClient {
    private final Api api;
    private final Uploader uploader;
    private final Waiter waiter;
    private final ClientSettings settings;

    SluiceClient(Api api, Uploader uploader, Waiter waiter, ClientSettings settings) {
        this.api = api;
        this.uploader = uploader;
        this.waiter = waiter;
        this.settings = settings;
    }

    /// Starts to describe a client.
    public static SluiceClientBuilder builder() {
        return new SluiceClientBuilder();
    }

    /// Uploads what has to be uploaded and submits the task. Once this returns the task is durable.
    public SubmitAnswer submit(TaskRequest request) throws InterruptedException {
        return submit(request, ProgressListener.NONE);
    }

    /// Like [#submit(TaskRequest)], and tells how the uploads get on.
    public SubmitAnswer submit(TaskRequest request, ProgressListener progress)
            throws InterruptedException {
        var files = request.uploads();
        if (files.isEmpty()) {
            var key = request.idempotencyKey();
            return api.submit(
                    request.toWire(null),
                    Optional.of(key == null ? UUID.randomUUID().toString() : key));
        }
        var declared = files.stream().map(SluiceClient::declare).toList();
        var issued = api.upload(new UploadRequest(request.model(), declared, null));
        uploader.upload(new UploadSession(api, settings.time(), issued), files, progress);
        return api.submit(request.toWire(issued.taskId()), Optional.empty());
    }

    /// Waits until the task has ended or `deadline` has come, looking as often as the service
    /// suggests.
    public TaskOutcome await(TaskId id, Instant deadline) throws InterruptedException {
        return await(id, deadline, ProgressListener.NONE);
    }

    /// Like [#await(TaskId, Instant)], and tells of every look.
    public TaskOutcome await(TaskId id, Instant deadline, ProgressListener progress)
            throws InterruptedException {
        return waiter.await(id, deadline, progress);
    }

    /// Where a task stands now, with its answer's text even where the service keeps that apart.
    public TaskView result(TaskId id) throws InterruptedException {
        return waiter.look(id).view();
    }

    /// Withdraws a task that has not started; erases one that has ended.
    ///
    /// @throws RefusedException with code `processing` while a worker holds it
    public Withdrawal cancel(TaskId id) throws InterruptedException {
        return api.delete(id);
    }

    /// Submits and waits, as if the model had been called directly.
    ///
    /// @throws UnfinishedException when there is no answer within `patience`; it carries the
    ///   outcome
    public TaskResult ask(TaskRequest request, Duration patience) throws InterruptedException {
        var deadline = settings.time().instant().plus(patience);
        return switch (await(submit(request).taskId(), deadline)) {
            case TaskOutcome.Completed(_, var result) -> result;
            case TaskOutcome other -> throw new UnfinishedException(other);
        };
    }

    /// The text of the answer to a plain question.
    public String ask(String prompt, Duration patience) throws InterruptedException {
        var text = ask(TaskRequest.of(prompt).build(), patience).text();
        return text == null ? "" : text;
    }

    /// Submits tasks side by side; one that is declined does not touch the others.
    ///
    /// @return one submission a request, in their order
    public List<Submission> submitAll(Collection<TaskRequest> requests)
            throws InterruptedException {
        return SideBySide.run(
                settings.tasksAtOnce(),
                requests.stream().<Callable<Submission>>map(one -> () -> offer(one)).toList());
    }

    /// Waits for tasks side by side.
    ///
    /// @return one outcome a task, in their order
    public List<TaskOutcome> awaitAll(Collection<TaskId> ids, Instant deadline)
            throws InterruptedException {
        return SideBySide.run(
                settings.tasksAtOnce(),
                ids.stream().<Callable<TaskOutcome>>map(id -> () -> await(id, deadline)).toList());
    }

    private Submission offer(TaskRequest request) throws InterruptedException {
        try {
            return new Submission.Accepted(submit(request));
        } catch (SluiceException declined) {
            return new Submission.Declined(declined);
        }
    }

    private static FileDeclaration declare(Input.Upload file) {
        return new FileDeclaration(file.name(), file.contentType(), Uploader.sizeOf(file));
    }
}
