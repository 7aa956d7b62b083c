package dev.sluice.client;

import java.io.IOException;

/// A file to upload is not there, cannot be read, or changed while it was being uploaded.
public final class UnreadableInputException extends SluiceException {
    private static final long serialVersionUID = 1L;

    UnreadableInputException(String name, IOException cause) {
        super("cannot read " + name + ": " + cause, cause);
    }
}
