package dev.sluice.cli;

/// What every command ends with.
final class ExitCode {
    /// Done.
    static final int OK = 0;

    /// Understood, but it failed.
    static final int FAILED = 1;

    /// Not understood.
    static final int USAGE = 2;

    private ExitCode() {}
}
