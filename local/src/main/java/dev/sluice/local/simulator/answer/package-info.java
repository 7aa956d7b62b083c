/// What a simulated model says.
@NullMarked
package dev.sluice.local.simulator.answer;

import org.jspecify.annotations.NullMarked;
