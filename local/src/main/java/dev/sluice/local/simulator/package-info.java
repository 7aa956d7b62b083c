/// The Bedrock simulator: Converse and CountTokens on the wire, with faults, latencies and a ledger
/// of calls.
@NullMarked
package dev.sluice.local.simulator;

import org.jspecify.annotations.NullMarked;
