package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.Route;

/// What a call asks of its route's quota. Both at start and at end it is what the service's
/// documents say of tokens a minute; how input and output are limited apart is not documented, and
/// taken to be the two parts of that sum.
///
/// @param route whose quota
/// @param inputTokens tokens of the request
/// @param maxTokens the request's maximum output, or the model's where it names none
/// @param burndown how many quota tokens an output token takes at settlement
public record Charge(Route route, long inputTokens, long maxTokens, int burndown) {

    /// What is deducted when the call starts: the maximum output counts once, whatever the
    /// burndown.
    public long atStart(Dimension dimension) {
        return switch (dimension) {
            case REQUESTS -> 1;
            case TOKENS, TOKENS_PER_DAY -> inputTokens + maxTokens;
            case INPUT_TOKENS -> inputTokens;
            case OUTPUT_TOKENS -> maxTokens;
        };
    }

    /// What the call has cost once it has ended. May be more than was deducted.
    public long atEnd(Dimension dimension, Usage usage) {
        var input = usage.inputTokens() + usage.cacheWriteTokens();
        var output = usage.outputTokens() * burndown;
        return switch (dimension) {
            case REQUESTS -> 1;
            case TOKENS, TOKENS_PER_DAY -> input + output;
            case INPUT_TOKENS -> input;
            case OUTPUT_TOKENS -> output;
        };
    }
}
