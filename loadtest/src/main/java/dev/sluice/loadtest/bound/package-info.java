/// The fastest that a quota allows.
@NullMarked
package dev.sluice.loadtest.bound;

import org.jspecify.annotations.NullMarked;
