/// Tests of the package of the same name.
@NullMarked
package dev.sluice.local.simulator.admin;

import org.jspecify.annotations.NullMarked;
