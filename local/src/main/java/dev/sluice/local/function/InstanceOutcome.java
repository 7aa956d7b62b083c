package dev.sluice.local.function;

/// What an instance made of one event.
public sealed interface InstanceOutcome {

    /// The handler returned; the instance is ready for the next event.
    record Answered(byte[] payload) implements InstanceOutcome {}

    /// The handler threw; the instance lives on, as on Lambda.
    record Raised(String type, String message) implements InstanceOutcome {}

    /// The instance can take no further event: its process ended, or its memory is in doubt.
    record Broken(String type, String message) implements InstanceOutcome {}
}
