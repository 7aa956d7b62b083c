package dev.sluice.functions.queue;

/// Message attributes of the dead letters that we send; one that SQS moved has none.
public final class DeadLetterAttributes {

    /// The error code.
    public static final String CODE = "code";

    /// When the task failed, ISO-8601.
    public static final String FAILED_AT = "failedAt";

    /// The lane it came from.
    public static final String LANE = "lane";

    private DeadLetterAttributes() {}
}
