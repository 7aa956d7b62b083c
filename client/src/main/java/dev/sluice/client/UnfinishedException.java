package dev.sluice.client;

/// [SluiceClient#ask] got no answer: the task failed, was withdrawn, or is still running.
public final class UnfinishedException extends SluiceException {
    private static final long serialVersionUID = 1L;
    private final transient TaskOutcome outcome;

    UnfinishedException(TaskOutcome outcome) {
        super(describe(outcome));
        this.outcome = outcome;
    }

    /// What became of the task instead.
    public TaskOutcome outcome() {
        return outcome;
    }

    private static String describe(TaskOutcome outcome) {
        return switch (outcome) {
            case TaskOutcome.Completed completed -> completed.taskId() + " completed";
            case TaskOutcome.Failed(var id, var error) ->
                    id + " failed: " + error.code().code() + ": " + error.detail();
            case TaskOutcome.Cancelled(var id) -> id + " was cancelled";
            case TaskOutcome.StillRunning(var view) ->
                    view.taskId() + " is still " + view.status() + "; wait for it again";
            case TaskOutcome.Unknown(var id, var why) -> id + ": " + why.getMessage();
        };
    }
}
