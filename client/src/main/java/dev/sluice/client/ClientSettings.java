package dev.sluice.client;

import java.time.InstantSource;
import java.util.random.RandomGenerator;

/// What a client needs besides the network.
///
/// @param time now
/// @param random thread-safe; for jitter only
/// @param pause waits
/// @param tasksAtOnce most tasks submitted or awaited side by side by one call
record ClientSettings(InstantSource time, RandomGenerator random, Pause pause, int tasksAtOnce) {}
