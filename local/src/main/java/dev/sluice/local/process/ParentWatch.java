package dev.sluice.local.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/// Where there is no parent-death signal: a shell per child looks once a second whether the parent
/// still lives, and kills the child when it does not. It goes when the child goes.
record ParentWatch(long parent) implements OrphanGuard {

    private static final String WATCH =
            "while kill -0 \"$1\" 2>/dev/null && kill -0 \"$2\" 2>/dev/null; do sleep 1; done;"
                    + " kill -0 \"$1\" 2>/dev/null || kill -9 \"$2\" 2>/dev/null";

    @Override
    public List<String> wrap(List<String> command) {
        return command;
    }

    @Override
    public void started(Process child) {
        var watch =
                List.of("sh", "-c", WATCH, "sh", Long.toString(parent), Long.toString(child.pid()));
        try {
            new ProcessBuilder(watch)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            child.destroyForcibly();
            throw new UncheckedIOException("cannot watch child " + child.pid(), e);
        }
    }
}
