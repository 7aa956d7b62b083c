package dev.sluice.functions.scenario;

/// A process that is no more. Nobody may catch it.
final class ProcessEnded extends Error {

    private static final long serialVersionUID = 1L;

    ProcessEnded() {
        super("the process ended", null, false, false);
    }
}
