package dev.sluice.model;

import java.util.EnumSet;
import java.util.Set;

/// Where a task stands, as the wire and the record name it.
public enum TaskStatus {
    /// Upload URLs were issued, `/submit` has not come.
    AWAITING_UPLOAD,
    /// Accepted; waits for a worker, or for its appointment.
    QUEUED,
    /// A worker holds it under a lease.
    PROCESSING,
    /// Has an answer. Never changes again, but to ERASED.
    COMPLETED,
    /// Ended without an answer; `error` says why.
    FAILED,
    /// Withdrawn by its owner before it started.
    CANCELLED,
    /// A tombstone; on the wire a 404.
    ERASED;

    private static final Set<TaskStatus> OPEN = EnumSet.of(AWAITING_UPLOAD, QUEUED, PROCESSING);

    /// Whether something may still happen to it by itself.
    public boolean isOpen() {
        return OPEN.contains(this);
    }
}
