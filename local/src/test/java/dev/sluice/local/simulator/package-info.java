/// The simulator on the wire, through the real SDK and raw HTTP.
@NullMarked
package dev.sluice.local.simulator;

import org.jspecify.annotations.NullMarked;
