package dev.sluice.local.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

/// Starts child processes that cannot outlive this JVM, however it ends.
///
/// On Linux the kernel kills the child when the *thread* that started it ends, so every child is
/// started from one platform thread that lives as long as the JVM. Elsewhere a shell watches the
/// parent once a second.
public final class ChildProcesses {
    /// The parent may have died before the kernel knew of the tie.
    private static final String EXEC_UNLESS_ORPHANED =
            "test \"$PPID\" = \"$1\" || exit 1; shift; exec \"$@\"";

    private static final String WATCH_PARENT =
            """
            parent=$1; shift
            "$@" <&0 & child=$!
            trap 'kill -9 $child' TERM EXIT
            while kill -0 $parent 2>/dev/null && kill -0 $child 2>/dev/null; do sleep 1; done
            """;

    private static final ExecutorService STARTER =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("child-starter").factory());

    private ChildProcesses() {}

    /// Starts `builder`'s command, tied to the life of this JVM where the platform can do that.
    ///
    /// Safe to call from any thread, virtual ones included.
    public static Process start(ProcessBuilder builder) throws IOException {
        var command = List.copyOf(builder.command());
        var task = new FutureTask<>(() -> builder.command(bind(command)).start());
        STARTER.execute(task);
        try {
            return task.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while starting " + command.getFirst(), interrupted);
        } catch (ExecutionException failed) {
            throw new IOException("cannot start " + command.getFirst(), failed.getCause());
        }
    }

    /// Ends `process` and whatever it started, for good.
    public static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private static List<String> bind(List<String> command) {
        var parent = Long.toString(ProcessHandle.current().pid());
        var linux = System.getProperty("os.name").equals("Linux");
        var bound =
                new ArrayList<>(
                        linux
                                ? List.of("setpriv", "--pdeathsig", "KILL", "--")
                                : List.<String>of());
        bound.addAll(
                List.of(
                        "sh",
                        "-c",
                        linux ? EXEC_UNLESS_ORPHANED : WATCH_PARENT,
                        "sluice-child",
                        parent));
        bound.addAll(command);
        return bound;
    }
}
