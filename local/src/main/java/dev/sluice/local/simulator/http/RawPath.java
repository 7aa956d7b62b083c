package dev.sluice.local.simulator.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/// Splits a path as it came over the wire.
final class RawPath {

    private RawPath() {}

    /// The decoded segments; none is empty.
    ///
    /// @throws IllegalArgumentException for a broken escape
    static List<String> segments(String rawPath) {
        return Arrays.stream(rawPath.split("/"))
                .filter(segment -> !segment.isEmpty())
                .map(RawPath::decode)
                .toList();
    }

    private static String decode(String segment) {
        return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
