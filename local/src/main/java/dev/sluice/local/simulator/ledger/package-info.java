/// The durable list of calls and the figures drawn from it.
@NullMarked
package dev.sluice.local.simulator.ledger;

import org.jspecify.annotations.NullMarked;
