package dev.sluice.client;

/// The object store took a file at none of its URLs.
public final class UploadFailedException extends SluiceException {
    private static final long serialVersionUID = 1L;
    private final int index;
    private final int status;

    UploadFailedException(String name, int index, int status) {
        super("upload of " + name + " (file " + index + ") was refused with status " + status);
        this.index = index;
        this.status = status;
    }

    /// The file's place among the task's files.
    public int index() {
        return index;
    }

    /// The HTTP status of the last try.
    public int status() {
        return status;
    }
}
