package dev.sluice.client;

import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskView;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/// Looks at tasks until they have ended.
final class Waiter {
    /// Where the service does not say when to look again.
    private static final Duration UNASKED = Duration.ofSeconds(2);

    private static final int TRIES_WITH_FRESH_URLS = 3;
    private final Api api;
    private final ClientSettings settings;

    Waiter(Api api, ClientSettings settings) {
        this.api = api;
        this.settings = settings;
    }

    TaskOutcome await(TaskId id, Instant deadline, ProgressListener progress)
            throws InterruptedException {
        try {
            while (true) {
                var look = look(id);
                var ended = outcome(look.view());
                if (ended.isPresent()) {
                    return ended.get();
                }
                progress.waiting(look.view());
                var left = Duration.between(settings.time().instant(), deadline);
                if (!left.isPositive()) {
                    return new TaskOutcome.StillRunning(look.view());
                }
                var wait = spread(look.retryAfter().isZero() ? UNASKED : look.retryAfter());
                settings.pause().forA(wait.compareTo(left) < 0 ? wait : left);
            }
        } catch (SluiceException unknown) {
            return new TaskOutcome.Unknown(id, unknown);
        }
    }

    /// One look, with the text of the answer in place.
    Api.Look look(TaskId id) throws InterruptedException {
        for (int tries = 1; ; tries++) {
            var look = api.result(id);
            var result = look.view().result();
            if (result == null || result.resultUrl() == null) {
                return look;
            }
            var whole = api.spilled(URI.create(result.resultUrl()));
            if (whole.isPresent()) {
                return new Api.Look(with(look.view(), whole.get()), look.retryAfter());
            }
            if (tries == TRIES_WITH_FRESH_URLS) {
                throw new UnexpectedAnswerException("GET of a result", 403);
            }
        }
    }

    private static Optional<TaskOutcome> outcome(TaskView view) {
        return switch (view.status()) {
            case AWAITING_UPLOAD, QUEUED, PROCESSING -> Optional.empty();
            case COMPLETED ->
                    Optional.of(
                            new TaskOutcome.Completed(
                                    view.taskId(), Objects.requireNonNull(view.result())));
            case FAILED ->
                    Optional.of(
                            new TaskOutcome.Failed(
                                    view.taskId(), Objects.requireNonNull(view.error())));
            case CANCELLED, ERASED -> Optional.of(new TaskOutcome.Cancelled(view.taskId()));
        };
    }

    private static TaskView with(TaskView view, TaskResult whole) {
        return new TaskView(
                view.taskId(),
                view.status(),
                view.lane(),
                view.model(),
                view.createdAt(),
                view.updatedAt(),
                view.attempts(),
                view.deferrals(),
                view.metadata(),
                whole,
                view.error(),
                view.estimatedCompletionAt());
    }

    /// Up to a quarter longer, so that many who wait do not look all at once.
    private Duration spread(Duration wait) {
        return wait.plusMillis(settings.random().nextLong(wait.toMillis() / 4 + 1));
    }
}
