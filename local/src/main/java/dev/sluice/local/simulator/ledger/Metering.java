package dev.sluice.local.simulator.ledger;

import java.time.Instant;

/// What an admitted call took of its route's tokens, whether or not these have a quota.
///
/// @param admittedAt when the deduction counted
/// @param reservedTokens deducted at start: input and maximum output
/// @param chargedTokens final charge: input and output times burndown
public record Metering(Instant admittedAt, long reservedTokens, long chargedTokens) {}
