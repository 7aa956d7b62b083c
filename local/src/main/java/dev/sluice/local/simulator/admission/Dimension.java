package dev.sluice.local.simulator.admission;

/// What a route's quota limits, with the text the service refuses with.
public enum Dimension {
    REQUESTS("Too many requests, please wait before trying again."),
    TOKENS("Too many tokens, please wait before trying again."),
    TOKENS_PER_DAY("Too many tokens per day, please wait before trying again.");

    private final String message;

    Dimension(String message) {
        this.message = message;
    }

    /// The message of the `ThrottlingException`.
    public String message() {
        return message;
    }
}
