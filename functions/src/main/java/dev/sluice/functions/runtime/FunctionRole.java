package dev.sluice.functions.runtime;

import static dev.sluice.model.EnvKey.BUCKET;
import static dev.sluice.model.EnvKey.CONTROL_TABLE;
import static dev.sluice.model.EnvKey.DEAD_LETTER_QUEUE_URLS;
import static dev.sluice.model.EnvKey.LANE;
import static dev.sluice.model.EnvKey.QUEUE_URLS;
import static dev.sluice.model.EnvKey.TASKS_TABLE;

import dev.sluice.model.EnvKey;
import java.util.Set;

/// What a function is there for, and which variables it cannot do without.
public enum FunctionRole {
    /// Issues URLs.
    UPLOAD(TASKS_TABLE, BUCKET),
    /// Accepts tasks.
    SUBMIT(TASKS_TABLE, BUCKET, QUEUE_URLS),
    /// Tells how a task stands.
    RESULT(TASKS_TABLE, BUCKET),
    /// Withdraws and erases.
    CANCEL(TASKS_TABLE, BUCKET),
    /// Calls the model.
    WORKER(TASKS_TABLE, CONTROL_TABLE, BUCKET, LANE, QUEUE_URLS, DEAD_LETTER_QUEUE_URLS),
    /// Closes what nobody else will.
    SWEEP(TASKS_TABLE, DEAD_LETTER_QUEUE_URLS),
    /// Sends dead letters back to their lanes, from the command line.
    REDRIVE(TASKS_TABLE, QUEUE_URLS, DEAD_LETTER_QUEUE_URLS);

    private final Set<EnvKey> keys;

    FunctionRole(EnvKey... keys) {
        this.keys = Set.of(keys);
    }

    /// The variables without which the function does not start.
    public Set<EnvKey> keys() {
        return keys;
    }
}
