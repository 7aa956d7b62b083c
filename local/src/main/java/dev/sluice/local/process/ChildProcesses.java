package dev.sluice.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// Starts processes that end with this one, `kill -9` included.
///
/// All of them are started by one platform thread that lives as long as this object: the
/// parent-death signal of Linux fires when the starting *thread* ends, so a child started from a
/// pool's thread would be killed whenever the pool shrinks. Keep the object reachable; closing it
/// kills every child that still runs.
public final class ChildProcesses implements AutoCloseable {

    private final OrphanGuard guard;
    private final ExecutorService starter =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("child-starter").daemon().factory());
    private final Set<Process> running = ConcurrentHashMap.newKeySet();

    public ChildProcesses() {
        this(OrphanGuard.ofThisMachine());
    }

    ChildProcesses(OrphanGuard guard) {
        this.guard = guard;
    }

    /// Starts what `builder` describes. Streams, directory and environment are the builder's;
    /// destroying the child is the caller's, at the latest [#close] does it.
    public Process start(ProcessBuilder builder) throws IOException {
        try {
            return CompletableFuture.supplyAsync(() -> startHere(builder), starter).join();
        } catch (CompletionException e) {
            throw new IOException("cannot start " + builder.command() + ": " + e.getCause(), e);
        }
    }

    private Process startHere(ProcessBuilder builder) {
        var command = List.copyOf(builder.command());
        try {
            var child = builder.command(guard.wrap(command)).start();
            running.add(child);
            Thread.startVirtualThread(() -> forgetAfterExit(child));
            guard.started(child);
            return child;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            builder.command(command);
        }
    }

    /// Kills a child that this class started and waits until it is gone, however often the caller
    /// is interrupted meanwhile.
    public static void kill(Process child) {
        child.destroyForcibly();
        awaitExit(child);
    }

    /// Kills what still runs and waits until it is gone.
    @Override
    public void close() {
        running.forEach(Process::destroyForcibly);
        running.forEach(ChildProcesses::awaitExit);
        starter.close();
    }

    /// Waits for the end of a process. ([Process#onExit] completes on the common pool, which may be
    /// full of threads that wait for this very end.)
    public static int awaitExit(Process child) {
        var interrupted = false;
        try {
            while (true) {
                try {
                    return child.waitFor();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void forgetAfterExit(Process child) {
        awaitExit(child);
        running.remove(child);
    }
}
