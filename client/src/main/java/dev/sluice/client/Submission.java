package dev.sluice.client;

import dev.sluice.model.SubmitAnswer;

/// What became of one of several tasks submitted side by side.
public sealed interface Submission {

    /// The service has it for good.
    ///
    /// @param answer names the task
    record Accepted(SubmitAnswer answer) implements Submission {}

    /// The service does not have it; the others are not touched by that.
    ///
    /// @param why it was refused, or could not be sent
    record Declined(SluiceException why) implements Submission {}
}
