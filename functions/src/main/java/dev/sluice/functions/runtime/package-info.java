/// The composition root: the only place that reads an environment, tells the time, rolls dice or
/// builds SDK clients.
@NullMarked
package dev.sluice.functions.runtime;

import org.jspecify.annotations.NullMarked;
