/// What looks after tasks that nobody else looks after.
@NullMarked
package dev.sluice.functions.upkeep;

import org.jspecify.annotations.NullMarked;
