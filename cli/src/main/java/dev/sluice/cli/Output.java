package dev.sluice.cli;

import dev.sluice.client.SluiceClient;
import dev.sluice.client.TaskOutcome;
import dev.sluice.model.Json;
import dev.sluice.model.TaskResult;
import java.util.Objects;

/// Prints what became of a task: its text or its JSON on standard output, trouble in one line on
/// standard error.
///
/// @param json whether standard output takes JSON alone
/// @param command begins every line on standard error
record Output(Surroundings here, boolean json, String command) {

    /// One result.
    void result(String text) {
        here.out().println(text);
        here.out().flush();
    }

    /// Prints an outcome.
    ///
    /// @return the exit code it deserves
    int tell(TaskOutcome outcome, SluiceClient client) throws InterruptedException {
        if (json && !(outcome instanceof TaskOutcome.Unknown)) {
            result(Json.write(client.result(outcome.taskId())));
        }
        return switch (outcome) {
            case TaskOutcome.Completed(var _, var result) -> completed(result);
            case TaskOutcome.Failed(var id, var error) ->
                    trouble(id + " failed: " + error.code().code() + detail(error.detail()));
            case TaskOutcome.Cancelled(var id) -> trouble(id + " was cancelled");
            case TaskOutcome.StillRunning(var view) ->
                    trouble(
                            "%s is still %s; look again: ./sluice result %s"
                                    .formatted(view.taskId(), view.status(), view.taskId()));
            case TaskOutcome.Unknown(var _, var why) -> throw why;
        };
    }

    private int completed(TaskResult result) {
        if (!json) {
            result(Objects.requireNonNullElse(result.text(), ""));
        }
        if (result.truncated()) {
            here.err().println(command + ": the answer was cut off at its most tokens");
        }
        return ExitCode.OK;
    }

    private int trouble(String line) {
        here.err().println(command + ": " + line.replaceAll("\\s*\\R\\s*", " "));
        return ExitCode.FAILED;
    }

    private static String detail(@org.jspecify.annotations.Nullable String detail) {
        return detail == null ? "" : ": " + detail;
    }
}
