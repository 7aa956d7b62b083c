package dev.sluice.functions.task;

/// Writes that bring a task into being. Thread-safe. Each is one conditional write; the record
/// stands before its message is sent, so a failure between them is mended by repeating the submit.
public interface Submissions {

    /// Writes AWAITING_UPLOAD under a fresh id.
    void open(NewUpload upload);

    /// Writes QUEUED where no record stands, or only an expired one. Serves submits without
    /// uploads, and workers that meet a message nobody registered.
    SubmitOutcome create(NewTask task);

    /// AWAITING_UPLOAD of this owner → QUEUED with pinned slots.
    SubmitOutcome attach(NewTask task);
}
