/// The scheduled sweep.
@NullMarked
package dev.sluice.infra.upkeep;

import org.jspecify.annotations.NullMarked;
