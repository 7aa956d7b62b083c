/// Tests of the package of the same name.
@NullMarked
package dev.sluice.local.simulator.http;

import org.jspecify.annotations.NullMarked;
