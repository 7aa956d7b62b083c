package dev.sluice.local.function;

import com.amazonaws.services.lambda.runtime.RequestHandler;

/// A handler in this process and everything it can write with.
///
/// @param resources closing it, in the middle of an event too, closes the handler's SDK clients, so
///   that whatever the handler does next fails
public record HostedHandler(RequestHandler<?, ?> handler, AutoCloseable resources) {}
