package dev.sluice.cli;

import dev.sluice.client.SluiceException;
import dev.sluice.client.TaskOutcome;
import java.time.Duration;
import java.util.Objects;

/// How one sample task went.
///
/// @param name of the sample
/// @param ending the task's last status, or DECLINED
/// @param seconds from submit to the end
/// @param answer of the model, or what went wrong
record DemoLine(String name, Ending ending, double seconds, String answer) {
    private static final int WIDTH = 88;

    /// How a task ended for the demo.
    enum Ending {
        COMPLETED,
        FAILED,
        CANCELLED,
        UNFINISHED,
        DECLINED
    }

    static DemoLine of(SampleTask task, TaskOutcome outcome, Duration took) {
        double seconds = took.toMillis() / 1000.0;
        return switch (outcome) {
            case TaskOutcome.Completed(var _, var result) ->
                    new DemoLine(
                            task.name(),
                            Ending.COMPLETED,
                            seconds,
                            Objects.requireNonNullElse(result.text(), ""));
            case TaskOutcome.Failed(var _, var error) ->
                    new DemoLine(
                            task.name(),
                            Ending.FAILED,
                            seconds,
                            error.code().code() + ": " + error.detail());
            case TaskOutcome.Cancelled _ ->
                    new DemoLine(task.name(), Ending.CANCELLED, seconds, "");
            case TaskOutcome.StillRunning(var view) ->
                    new DemoLine(task.name(), Ending.UNFINISHED, seconds, "still " + view.status());
            case TaskOutcome.Unknown(var _, var why) -> declined(task, why, took);
        };
    }

    static DemoLine declined(SampleTask task, SluiceException why, Duration took) {
        return new DemoLine(
                task.name(),
                Ending.DECLINED,
                took.toMillis() / 1000.0,
                String.valueOf(why.getMessage()));
    }

    /// One line for the terminal, with the first line of the answer.
    String summary() {
        var first = answer.lines().filter(line -> !line.isBlank()).findFirst().orElse("").strip();
        var shown = first.length() > WIDTH ? first.substring(0, WIDTH - 1) + "…" : first;
        return String.format(
                java.util.Locale.ROOT, "%-10s %-24s %5.1f s  %s", ending, name, seconds, shown);
    }
}
