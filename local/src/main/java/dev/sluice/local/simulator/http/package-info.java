/// The simulator's HTTP edge: a small Jetty server on virtual threads.
@NullMarked
package dev.sluice.local.simulator.http;

import org.jspecify.annotations.NullMarked;
