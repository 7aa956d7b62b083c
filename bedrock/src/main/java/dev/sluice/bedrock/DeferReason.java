package dev.sluice.bedrock;

import dev.sluice.model.ErrorCode;
import java.util.Locale;

/// Why a call is to be made later. A metric dimension.
///
/// The caller keeps a count per reason and task; at [#limit] the task ends with [#exhausted]. Lack
/// of capacity has no limit: it passes, however long it takes.
public enum DeferReason {
    /// Too many requests in this minute.
    THROTTLED_REQUESTS,
    /// Too many tokens in this minute.
    THROTTLED_TOKENS,
    /// The day's tokens are spent.
    THROTTLED_DAY,
    /// The model is still being loaded.
    NOT_READY,
    /// The service has no capacity.
    UNAVAILABLE,
    /// The service failed by itself.
    INTERNAL(Counting.FREE, 20, ErrorCode.INTERNAL),
    /// The connection could not be used.
    TRANSPORT,
    /// Not enough of the deadline was left to start a call.
    NO_TIME,
    /// The operator has something to repair: access, model id, account.
    CONFIG,
    /// The model failed on this payload; such faults grow with load and pass when it falls.
    MODEL_ERROR(Counting.COUNTS, Integer.MAX_VALUE, ErrorCode.MODEL_ERROR),
    /// No answer within the read timeout; the lost generation may have been billed.
    CLIENT_TIMEOUT(Counting.COUNTS, 1, ErrorCode.CLIENT_TIMEOUT),
    /// The service refused bytes that open here.
    DOUBTFUL(Counting.COUNTS, 1, ErrorCode.CORRUPT_FILE);

    private final Counting counting;
    private final int limit;
    private final ErrorCode exhausted;

    DeferReason() {
        this(Counting.FREE, Integer.MAX_VALUE, ErrorCode.EXPIRED);
    }

    DeferReason(Counting counting, int limit, ErrorCode exhausted) {
        this.counting = counting;
        this.limit = limit;
        this.exhausted = exhausted;
    }

    /// Whether a deferral uses up one of the task's deliveries.
    public Counting counting() {
        return counting;
    }

    /// How many deferrals for this reason one task may have.
    public int limit() {
        return limit;
    }

    /// The code of a task that has used them up.
    public ErrorCode exhausted() {
        return exhausted;
    }

    /// The name as a metric dimension and in a task's record.
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Against the delivery limit or not.
    public enum Counting {
        FREE,
        COUNTS
    }
}
