package dev.sluice.local.queue;

import java.util.List;

/// What a mapping has given to its function and not heard back about.
///
/// @param messageIds the messages of all running invocations
public record InFlight(int invocations, List<String> messageIds) {}
