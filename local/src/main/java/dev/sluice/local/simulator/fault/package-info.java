/// Faults that can be switched on while the simulator runs.
@NullMarked
package dev.sluice.local.simulator.fault;

import org.jspecify.annotations.NullMarked;
