package dev.sluice.local.simulator.wire;

/// The exceptions of the service and the HTTP status each travels with.
public enum ErrorType {
    THROTTLING("ThrottlingException", 429),
    MODEL_NOT_READY("ModelNotReadyException", 429),
    MODEL_TIMEOUT("ModelTimeoutException", 408),
    MODEL_ERROR("ModelErrorException", 424),
    INTERNAL_SERVER("InternalServerException", 500),
    SERVICE_UNAVAILABLE("ServiceUnavailableException", 503),
    VALIDATION("ValidationException", 400),
    ACCESS_DENIED("AccessDeniedException", 403),
    RESOURCE_NOT_FOUND("ResourceNotFoundException", 404),
    SERIALIZATION("SerializationException", 400),
    TOO_LARGE("RequestEntityTooLargeException", 413),
    UNKNOWN_OPERATION("UnknownOperationException", 404);

    private final String wireName;
    private final int status;

    ErrorType(String wireName, int status) {
        this.wireName = wireName;
        this.status = status;
    }

    /// The exception's name, as in `x-amzn-ErrorType`.
    public String wireName() {
        return wireName;
    }

    /// The HTTP status.
    public int status() {
        return status;
    }
}
