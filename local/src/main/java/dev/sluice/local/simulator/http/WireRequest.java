package dev.sluice.local.simulator.http;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// One HTTP request.
///
/// @param segments the path between its slashes, each decoded by itself, so that `%2F` within a
///   model id parts nothing
/// @param headers looks up a header's first value, whatever its case
/// @param length of the body, or -1 if it does not say
/// @param body to be read on the calling thread, before the reply
public record WireRequest(
        String method,
        List<String> segments,
        Function<String, Optional<String>> headers,
        long length,
        InputStream body) {

    /// Copies the segments.
    public WireRequest {
        segments = List.copyOf(segments);
    }

    /// A header's value.
    public Optional<String> header(String name) {
        return headers.apply(name);
    }
}
