package dev.sluice.local.engine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/// Ports that nothing listened on a moment ago.
public final class FreePorts {
    private FreePorts() {}

    /// One such port.
    public static Port next() throws IOException {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return new Port("a test", socket.getLocalPort(), "--test-port");
        }
    }
}
