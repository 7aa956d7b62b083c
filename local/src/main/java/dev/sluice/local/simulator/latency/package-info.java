/// How long a simulated model takes.
@NullMarked
package dev.sluice.local.simulator.latency;

import org.jspecify.annotations.NullMarked;
