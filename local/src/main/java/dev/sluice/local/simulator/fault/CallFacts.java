package dev.sluice.local.simulator.fault;

import dev.sluice.local.simulator.Route;
import java.time.Instant;

/// What decides whether a fault strikes a call.
///
/// @param inFlight calls in flight on the route, this one included
/// @param documents document blocks in the request
public record CallFacts(Route route, Instant now, int inFlight, int documents) {}
