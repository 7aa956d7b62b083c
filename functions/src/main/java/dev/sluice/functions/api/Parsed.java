package dev.sluice.functions.api;

/// A request body as far as it could be read, with what could not.
///
/// @param value the request; what was wrong is absent
/// @param complaints to which the use case adds its own
public record Parsed<T>(T value, Complaints complaints) {}
