package dev.sluice.local.engine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;

/// A TCP port on the loopback address that one part of local mode listens on.
///
/// @param purpose what listens there, in the operator's words
/// @param number 1..65535
/// @param option the command-line option that moves it
public record Port(String purpose, int number, String option) {

    /// The base URL of what listens here.
    public URI url() {
        return URI.create("http://127.0.0.1:" + number);
    }

    /// Fails with the port and its option when something else listens already.
    public void requireFree() {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), number));
        } catch (IOException inUse) {
            throw new StartFailure(
                    "port %d for %s is in use; free it or choose another with %s"
                            .formatted(number, purpose, option),
                    inUse);
        }
    }
}
