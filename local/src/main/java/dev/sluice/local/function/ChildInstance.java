package dev.sluice.local.function;

import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.process.ChildProcesses;
import java.io.BufferedReader;
import java.io.IOException;

/// A handler in a JVM of its own under the Lambda runtime interface client. Cut off means killed.
final class ChildInstance implements FunctionInstance {

    private final Process process;
    private final RuntimeSession session;

    ChildInstance(Process process, RuntimeSession session) {
        this.process = process;
        this.session = session;
        Thread.startVirtualThread(this::awaitExit);
    }

    @Override
    public InstanceOutcome invoke(InvocationRequest request) throws InterruptedException {
        var outcome = session.invoke(request);
        if (outcome instanceof Broken) {
            close();
        }
        return outcome;
    }

    @Override
    public boolean ended() {
        return session.ended() || !process.isAlive();
    }

    @Override
    public void close() {
        ChildProcesses.kill(process);
    }

    /// Passes on what the child prints, until it ends.
    void copyOutput(String function, FunctionLog log) {
        try (BufferedReader output = process.inputReader()) {
            output.lines().forEach(line -> log.line(function, line));
        } catch (IOException e) {
            log.line(function, "output lost: " + e.getMessage());
        }
    }

    private void awaitExit() {
        session.ended(exit(ChildProcesses.awaitExit(process)));
    }

    private static Broken exit(int status) {
        var how = status > 128 ? "signal: " + (status - 128) : "exit status " + status;
        return new Broken("Runtime.ExitError", "Runtime exited with error: " + how);
    }
}
