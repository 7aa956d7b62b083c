/// Starts the processes that local mode needs, so that none outlives it.
@NullMarked
package dev.sluice.local.process;

import org.jspecify.annotations.NullMarked;
