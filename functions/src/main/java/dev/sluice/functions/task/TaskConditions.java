package dev.sluice.functions.task;

/// The conditions that several writes share. Each name stands for the attribute of that name, each
/// value for what [TaskUpdate] fills in.
final class TaskConditions {

    /// The record belongs to this message: same owner, same request, same generation.
    static final String OF_MESSAGE =
            "#ownerId = :owner AND #bodyHash = :hash AND #generation = :generation";

    /// A run's lease ended before now.
    static final String LAPSED = "(#taskStatus = :processing AND #leaseUntil < :now)";

    /// This attempt holds the task.
    static final String HELD = "#taskStatus = :processing AND #attemptToken = :token";

    /// Open, and nobody runs it.
    static final String WITHDRAWABLE =
            "(#taskStatus IN (:awaiting_upload, :queued) OR " + LAPSED + ")";

    /// Submitted, and nobody runs it.
    static final String CLAIMABLE = "(#taskStatus = :queued OR " + LAPSED + ")";

    /// A dead letter that may be run again.
    static final String REDRIVABLE = "#taskStatus = :failed AND attribute_exists(#deadLetter)";

    /// Set by every update.
    static final String TOUCH = "#updatedAt = :now, #expiresAt = :expires";

    /// Puts a task into the indexes of open tasks until its message must be gone.
    static final String OPEN_AGAIN =
            "#openOwner = :owner, #sweepShard = :shard, #sweepAt = :sweepAt";

    /// What only open tasks have.
    static final String OPEN_KEYS = "#openOwner, #sweepShard, #sweepAt";

    private TaskConditions() {}
}
