package dev.sluice.local;

import dev.sluice.local.engine.StartFailure;
import dev.sluice.local.function.FunctionLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Everything that functions write, in one file that grows.
final class LogFile implements FunctionLog, AutoCloseable {
    private final PrintWriter writer;

    private LogFile(PrintWriter writer) {
        this.writer = writer;
    }

    static LogFile open(Path file) {
        try {
            var out =
                    Files.newBufferedWriter(
                            file,
                            StandardCharsets.UTF_8,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
            return new LogFile(new PrintWriter(out, true));
        } catch (IOException failed) {
            throw new StartFailure("cannot write " + file, failed);
        }
    }

    @Override
    public void line(String function, String line) {
        writer.println("[" + function + "] " + line);
    }

    @Override
    public void close() {
        writer.close();
    }
}
