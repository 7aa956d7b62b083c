package dev.sluice.cli;

/// A command cannot do what it was asked. The message is all that is printed; the exit code is 1.
final class CommandFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandFailed(String message) {
        super(message);
    }

    CommandFailed(String message, Throwable cause) {
        super(message, cause);
    }
}
