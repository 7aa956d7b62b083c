package dev.sluice.local.api;

/// A request as it came over the wire, nothing decoded.
///
/// @param path with the stage in front, percent-encoded
/// @param query without the question mark, percent-encoded; empty when there is none
/// @param sourceIp the caller's address
record ApiRequest(
        String method,
        String path,
        String query,
        HeaderLines headers,
        byte[] body,
        String sourceIp) {}
