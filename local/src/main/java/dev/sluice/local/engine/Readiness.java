package dev.sluice.local.engine;

import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;

/// Waits until a child process listens.
final class Readiness {
    private static final Duration PAUSE = Duration.ofMillis(10);

    private Readiness() {}

    /// Returns when `url` accepts connections; fails when `process` ends first or `patience` does.
    static void await(URI url, Process process, Duration patience, InstantSource clock) {
        var end = clock.instant().plus(patience);
        try {
            while (!listens(url)) {
                if (process.waitFor(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
                    throw new StartFailure(
                            "the table engine ended with status " + process.exitValue());
                }
                if (clock.instant().isAfter(end)) {
                    ChildProcesses.kill(process);
                    throw new StartFailure("the table engine does not listen at " + url);
                }
            }
        } catch (InterruptedException interrupted) {
            ChildProcesses.kill(process);
            Thread.currentThread().interrupt();
            throw new StartFailure("interrupted while the table engine started", interrupted);
        }
    }

    private static boolean listens(URI url) {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(url.getHost(), url.getPort()), 1000);
            return true;
        } catch (IOException notYet) {
            return false;
        }
    }
}
