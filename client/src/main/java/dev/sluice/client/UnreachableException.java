package dev.sluice.client;

import java.io.IOException;

/// No answer after every try: no connection, a broken one, or a timeout.
public final class UnreachableException extends SluiceException {
    private static final long serialVersionUID = 1L;

    UnreachableException(String call, int tries, IOException cause) {
        super(call + " got no answer in " + tries + " tries (" + cause + ")", cause);
    }
}
