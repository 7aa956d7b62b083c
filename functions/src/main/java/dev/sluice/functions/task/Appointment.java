package dev.sluice.functions.task;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A reserved start of a deferred call.
///
/// @param at when it may start
/// @param route where, `region#model`; absent when any will do
public record Appointment(Instant at, @Nullable String route) {}
