/// What a load test does: scenario files and how they are read.
@NullMarked
package dev.sluice.loadtest.scenario;

import org.jspecify.annotations.NullMarked;
