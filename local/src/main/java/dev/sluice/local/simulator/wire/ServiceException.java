package dev.sluice.local.simulator.wire;

/// Carries a [ServiceError] out of the depths of reading a request; caught once, by the operation.
public final class ServiceException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient ServiceError error;

    /// Wraps the error.
    public ServiceException(ServiceError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    /// What the caller must be told.
    public ServiceError error() {
        return error;
    }
}
