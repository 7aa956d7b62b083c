package dev.sluice.local.queue;

/// The queue did not do what it was asked to. Messages that were received stay hidden until their
/// visibility timeout ends, so nothing is lost by it.
final class QueueFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    QueueFailure(String message) {
        super(message);
    }

    QueueFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
