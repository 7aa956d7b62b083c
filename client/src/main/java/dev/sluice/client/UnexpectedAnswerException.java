package dev.sluice.client;

/// Something answered, but not as this service does: a proxy, another endpoint, a newer version.
public final class UnexpectedAnswerException extends SluiceException {
    private static final long serialVersionUID = 1L;
    private final int status;

    UnexpectedAnswerException(String call, int status) {
        super(call + " was answered with status " + status + " and a body this client cannot read");
        this.status = status;
    }

    /// The HTTP status.
    public int status() {
        return status;
    }
}
