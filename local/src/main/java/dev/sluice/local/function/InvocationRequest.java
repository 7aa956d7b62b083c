package dev.sluice.local.function;

import java.time.Instant;

/// One event on its way to an instance.
///
/// @param requestId the id that the handler sees in its context
/// @param traceId an X-Ray header, never sampled
/// @param deadline when the function is cut off
/// @param event UTF-8 JSON
public record InvocationRequest(String requestId, String traceId, Instant deadline, byte[] event) {}
