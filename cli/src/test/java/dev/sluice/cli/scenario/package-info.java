/// Whole runs of the product: many tasks, many workers, deaths.
@NullMarked
package dev.sluice.cli.scenario;

import org.jspecify.annotations.NullMarked;
