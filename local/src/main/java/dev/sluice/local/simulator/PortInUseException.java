package dev.sluice.local.simulator;

import java.io.IOException;

/// The simulator's port cannot be had.
public final class PortInUseException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int port;

    PortInUseException(int port, IOException cause) {
        super("port " + port + " is in use: the Bedrock simulator cannot start", cause);
        this.port = port;
    }

    /// The port that was asked for.
    public int port() {
        return port;
    }
}
