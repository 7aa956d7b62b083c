package dev.sluice.local.engine;

import org.jspecify.annotations.Nullable;

/// Local mode cannot start, and the operator can do something about it. The message is one line
/// that says what.
public final class StartFailure extends RuntimeException {

    /// A failure that needs no cause to be understood.
    public StartFailure(String message) {
        this(message, null);
    }

    /// A failure whose cause is worth a look in the log.
    public StartFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
