package dev.sluice.local.engine;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// A TCP port on the loopback address that one part of local mode listens on.
///
/// @param purpose what listens there, in the operator's words
/// @param number 1..65535
/// @param option the command-line option that moves it
public record Port(String purpose, int number, String option) {
    private static final Duration PAUSE = Duration.ofMillis(50);
    private static final int TRIES = 20;

    /// The base URL of what listens here.
    public URI url() {
        return URI.create("http://127.0.0.1:" + number);
    }

    /// Fails with the port and its option when something else listens already.
    ///
    /// Waits a moment before it does: after a crash the kernel may still be ending the last engine.
    public void requireFree() {
        var failure = bindFailure();
        for (var tries = 0; failure != null && tries < TRIES; tries++) {
            LockSupport.parkNanos(PAUSE.toNanos());
            failure = bindFailure();
        }
        if (failure != null) {
            throw new StartFailure(
                    "port %d for %s is in use; free it or choose another with %s"
                            .formatted(number, purpose, option),
                    failure);
        }
    }

    private @Nullable IOException bindFailure() {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), number));
            return null;
        } catch (IOException inUse) {
            return inUse;
        }
    }
}
