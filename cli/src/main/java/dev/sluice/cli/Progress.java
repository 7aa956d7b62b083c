package dev.sluice.cli;

import dev.sluice.cli.Surroundings.Terminal;
import dev.sluice.client.ProgressListener;
import dev.sluice.model.TaskView;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// One line on the terminal, drawn over and over; silent where nobody watches.
final class Progress implements ProgressListener, AutoCloseable {
    private static final String BACK_TO_EMPTY_LINE = "\r\u001b[K";
    private final PrintWriter err;
    private final Terminal terminal;
    private final InstantSource time;
    private final java.time.Instant start;
    private final Map<Integer, Long> sentBytes = new ConcurrentHashMap<>();

    Progress(Surroundings here) {
        this.err = here.err();
        this.terminal = here.terminal();
        this.time = here.time();
        this.start = time.instant();
    }

    @Override
    public void uploading(FileInTask file, long sent) {
        sentBytes.put(file.index(), sent);
        long percent = file.sizeBytes() == 0 ? 100 : 100 * sent / file.sizeBytes();
        draw(
                "uploading %s %d %% (file %d of %d, %,d KiB sent)"
                        .formatted(
                                file.name(),
                                percent,
                                file.index() + 1,
                                file.count(),
                                sentBytes.values().stream().mapToLong(Long::longValue).sum()
                                        / 1024));
    }

    @Override
    public void waiting(TaskView view) {
        draw("%s %s %d s".formatted(view.taskId(), view.status(), elapsed().toSeconds()));
    }

    Duration elapsed() {
        return Duration.between(start, time.instant());
    }

    private synchronized void draw(String line) {
        if (terminal == Terminal.WATCHED) {
            err.print(BACK_TO_EMPTY_LINE + line);
            err.flush();
        }
    }

    /// Takes the line away.
    @Override
    public void close() {
        draw("");
    }
}
