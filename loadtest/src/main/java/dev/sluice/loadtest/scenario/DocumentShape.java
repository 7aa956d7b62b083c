package dev.sluice.loadtest.scenario;

/// Generated PDFs.
///
/// @param count in each request
/// @param pages of each
/// @param bytes of each file at least
public record DocumentShape(int count, int pages, int bytes) {}
