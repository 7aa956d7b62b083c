package dev.sluice.model;

import static dev.sluice.model.ErrorCode.After.ACKNOWLEDGE;
import static dev.sluice.model.ErrorCode.After.DEAD_LETTER;
import static dev.sluice.model.ErrorCode.Fault.OPERATOR;
import static dev.sluice.model.ErrorCode.Fault.SERVICE;
import static dev.sluice.model.ErrorCode.Fault.USER;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The one table of everything that can go wrong: stable code, HTTP status, whether the same
/// request may succeed later, whose fault it is, and what becomes of the message when a worker
/// meets it.
public enum ErrorCode {
    INVALID_REQUEST(400, false, USER, ACKNOWLEDGE),
    UNKNOWN_MODEL(400, false, USER, ACKNOWLEDGE),
    UNKNOWN_LANE(400, false, USER, ACKNOWLEDGE),
    FORBIDDEN(403, false, USER, ACKNOWLEDGE),
    NOT_FOUND(404, false, USER, ACKNOWLEDGE),
    CONFLICT(409, false, USER, ACKNOWLEDGE),
    NOT_UPLOADED(409, true, USER, ACKNOWLEDGE),
    ALREADY_SUBMITTED(409, false, USER, ACKNOWLEDGE),
    ERASED(409, false, USER, ACKNOWLEDGE),
    PROCESSING(409, true, USER, ACKNOWLEDGE),
    FORBIDDEN_INPUT(403, false, USER, ACKNOWLEDGE),
    UNSUPPORTED_TYPE(400, false, USER, ACKNOWLEDGE),
    UNSUPPORTED_ENCODING(400, false, USER, ACKNOWLEDGE),
    UNSUPPORTED_FEATURE(400, false, USER, ACKNOWLEDGE),
    CORRUPT_FILE(400, false, USER, ACKNOWLEDGE),
    TOO_MANY_FILES(400, false, USER, ACKNOWLEDGE),
    TOO_MANY_PAGES(400, false, USER, ACKNOWLEDGE),
    TOO_LARGE(400, false, USER, ACKNOWLEDGE),
    PAYLOAD_TOO_LARGE(413, false, USER, ACKNOWLEDGE),
    UNSUPPORTED_MEDIA_TYPE(415, false, USER, ACKNOWLEDGE),
    EMPTY_FILE(400, false, USER, ACKNOWLEDGE),
    ENCRYPTED_DOCUMENT(400, false, USER, ACKNOWLEDGE),
    INPUT_TOO_LONG(400, false, USER, ACKNOWLEDGE),
    INPUT_CHANGED(409, false, USER, ACKNOWLEDGE),
    INPUT_EXPIRED(410, false, USER, ACKNOWLEDGE),
    UPLOAD_EXPIRED(410, false, USER, ACKNOWLEDGE),
    DEADLINE_EXCEEDED(400, false, USER, ACKNOWLEDGE),
    EXCEEDS_QUOTA(400, false, USER, ACKNOWLEDGE),
    TOO_MANY_OPEN(429, true, USER, ACKNOWLEDGE),
    TOO_MANY_REQUESTS(429, true, USER, ACKNOWLEDGE),
    BEDROCK_VALIDATION(400, false, USER, ACKNOWLEDGE),
    CONTEXT_EXCEEDED(400, false, USER, ACKNOWLEDGE),
    GUARDRAIL(400, false, USER, ACKNOWLEDGE),
    CONTENT_FILTERED(400, false, USER, ACKNOWLEDGE),
    EMPTY_RESPONSE(502, true, SERVICE, ACKNOWLEDGE),
    MODEL_TIMEOUT(504, true, SERVICE, ACKNOWLEDGE),
    CLIENT_TIMEOUT(504, true, SERVICE, ACKNOWLEDGE),
    MODEL_ERROR(502, true, SERVICE, DEAD_LETTER),
    BAD_MESSAGE(400, false, OPERATOR, DEAD_LETTER),
    DELIVERIES_EXHAUSTED(503, true, OPERATOR, DEAD_LETTER),
    RECEIVE_LIMIT(503, true, OPERATOR, DEAD_LETTER),
    EXPIRED(503, true, OPERATOR, DEAD_LETTER),
    CONFIG_FAULT(503, true, OPERATOR, DEAD_LETTER),
    TIMEOUT(504, true, OPERATOR, DEAD_LETTER),
    INTERNAL(500, true, OPERATOR, DEAD_LETTER);

    /// Who has to act.
    public enum Fault {
        /// Whoever sent the task: another request, or other files.
        USER,
        /// Whoever runs this deployment.
        OPERATOR,
        /// Nobody here: the model or the service.
        SERVICE
    }

    /// What becomes of the message of a task that ends with the code.
    public enum After {
        /// The task is FAILED, the message is gone.
        ACKNOWLEDGE,
        /// The task is FAILED, the message waits in the dead-letter queue for a redrive.
        DEAD_LETTER
    }

    private final String code = name().toLowerCase(Locale.ROOT);
    private final int httpStatus;
    private final boolean retryable;
    private final Fault fault;
    private final After after;

    ErrorCode(int httpStatus, boolean retryable, Fault fault, After after) {
        this.httpStatus = httpStatus;
        this.retryable = retryable;
        this.fault = fault;
        this.after = after;
    }

    /// Stable snake_case, as it stands in problem details, records, metrics and dead letters.
    @JsonValue
    public String code() {
        return code;
    }

    /// The status an HTTP answer with this code has.
    public int httpStatus() {
        return httpStatus;
    }

    /// Whether the very same request may succeed later.
    public boolean retryable() {
        return retryable;
    }

    /// Who has to act.
    public Fault fault() {
        return fault;
    }

    /// What becomes of the message.
    public After after() {
        return after;
    }

    /// The constant of a code as it stands in a record; a code of a later version is `INTERNAL`.
    @JsonCreator
    public static ErrorCode of(String code) {
        return parse(code).orElse(INTERNAL);
    }

    /// The constant of a code, empty when there is none.
    public static Optional<ErrorCode> parse(String code) {
        return Arrays.stream(values()).filter(known -> known.code.equals(code)).findFirst();
    }
}
