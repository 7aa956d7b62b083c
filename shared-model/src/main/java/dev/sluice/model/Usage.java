package dev.sluice.model;

/// Tokens of one call, as the service counted them.
///
/// @param inputTokens of prompt and files
/// @param outputTokens of the answer
public record Usage(long inputTokens, long outputTokens) {}
