/// Where a call is let in or throttled.
@NullMarked
package dev.sluice.local.simulator.admission;

import org.jspecify.annotations.NullMarked;
