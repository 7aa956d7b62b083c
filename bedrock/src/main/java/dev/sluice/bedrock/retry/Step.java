package dev.sluice.bedrock.retry;

/// What to do right after a fault.
public enum Step {
    /// The same route again, at once.
    AGAIN,
    /// The next route, at once.
    ELSEWHERE,
    /// Nothing more now.
    STOP
}
