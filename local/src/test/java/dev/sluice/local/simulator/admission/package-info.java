/// Tests of the package of the same name.
@NullMarked
package dev.sluice.local.simulator.admission;

import org.jspecify.annotations.NullMarked;
