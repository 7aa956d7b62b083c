/// The service's own validation of a request.
@NullMarked
package dev.sluice.local.simulator.check;

import org.jspecify.annotations.NullMarked;
