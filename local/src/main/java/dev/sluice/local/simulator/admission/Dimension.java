package dev.sluice.local.simulator.admission;

/// What a route's quota limits, with the text the service refuses with. Where a call fits none of
/// several, the first in this order is named.
public enum Dimension {
    REQUESTS("rpm", "Too many requests, please wait before trying again."),
    TOKENS("tpm", "Too many tokens, please wait before trying again."),
    INPUT_TOKENS("itpm", "Too many tokens, please wait before trying again."),
    OUTPUT_TOKENS("otpm", "Too many tokens, please wait before trying again."),
    TOKENS_PER_DAY("tpd", "Too many tokens per day, please wait before trying again.");

    private final String setting;
    private final String message;

    Dimension(String setting, String message) {
        this.setting = setting;
        this.message = message;
    }

    /// Its name in settings and figures: `rpm`, `tpm`, `itpm`, `otpm` or `tpd`.
    public String setting() {
        return setting;
    }

    /// The message of the `ThrottlingException`.
    public String message() {
        return message;
    }
}
