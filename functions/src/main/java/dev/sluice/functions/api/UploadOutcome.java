package dev.sluice.functions.api;

import dev.sluice.model.UploadAnswer;

/// What an upload request came to.
public sealed interface UploadOutcome {

    /// A new task waits for its files.
    record Opened(UploadAnswer answer) implements UploadOutcome {}

    /// Fresh URLs for the slots that are still empty.
    record Reissued(UploadAnswer answer) implements UploadOutcome {}

    /// Nothing was written.
    record Refused(Refusal refusal) implements UploadOutcome {}
}
