/// When requests come.
@NullMarked
package dev.sluice.loadtest.arrival;

import org.jspecify.annotations.NullMarked;
