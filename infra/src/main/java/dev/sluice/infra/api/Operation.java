package dev.sluice.infra.api;

import static dev.sluice.model.EnvKey.BUCKET;
import static dev.sluice.model.EnvKey.QUEUE_URLS;
import static dev.sluice.model.EnvKey.TASKS_TABLE;

import dev.sluice.model.EnvKey;
import java.util.Locale;
import java.util.Set;

/// What the API does, each by a function of its own.
enum Operation {
    UPLOAD(
            "POST",
            "/upload",
            "api.UploadHandler",
            "Opens a task and hands out upload URLs",
            TASKS_TABLE,
            BUCKET),
    SUBMIT(
            "POST",
            "/submit",
            "api.SubmitHandler",
            "Takes a task and queues it",
            TASKS_TABLE,
            BUCKET,
            QUEUE_URLS),
    RESULT(
            "GET",
            "/result/{id}",
            "api.ResultHandler",
            "Answers how a task stands",
            TASKS_TABLE,
            BUCKET),
    CANCEL(
            "DELETE",
            "/result/{id}",
            "api.CancelHandler",
            "Cancels or erases a task",
            TASKS_TABLE,
            BUCKET);

    private final String method;
    private final String path;
    private final String handler;
    private final String description;

    @SuppressWarnings("ImmutableEnumChecker") // Made by Set.of.
    private final Set<EnvKey> keys;

    Operation(String method, String path, String handler, String description, EnvKey... keys) {
        this.method = method;
        this.path = path;
        this.handler = handler;
        this.description = description;
        this.keys = Set.of(keys);
    }

    String method() {
        return method;
    }

    String path() {
        return path;
    }

    /// Class below `dev.sluice.functions`.
    String handler() {
        return handler;
    }

    String description() {
        return description;
    }

    /// The variables its function cannot do without.
    Set<EnvKey> keys() {
        return keys;
    }

    /// Part of the logical id, as `Upload`.
    String id() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
