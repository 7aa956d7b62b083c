package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.Route;

/// What a call asks of its route's quota when it starts.
///
/// @param route whose quota
/// @param inputTokens tokens of the request
/// @param maxTokens the request's maximum output, or the model's where it names none
/// @param burndown how many quota tokens an output token takes at settlement
public record Charge(Route route, long inputTokens, long maxTokens, int burndown) {}
