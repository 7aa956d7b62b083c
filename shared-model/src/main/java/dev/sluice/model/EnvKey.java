package dev.sluice.model;

/// Every environment variable of the functions: written by `infra`, read by `functions`.
///
/// Everything else a function must know stands in `sluice.json` beside its code, as Lambda's
/// environment ends at 4 KB.
public enum EnvKey {
    /// Name of the table of tasks.
    TASKS_TABLE,
    /// Name of the table of routes' clocks and breakers.
    CONTROL_TABLE,
    /// Name of the bucket of uploads, specs and results.
    BUCKET,
    /// The lane a worker serves; workers only.
    LANE,
    /// `lane=url` pairs, comma-separated.
    QUEUE_URLS,
    /// `lane=url` pairs, comma-separated.
    DEAD_LETTER_QUEUE_URLS
}
