package dev.sluice.local.simulator.answer;

import dev.sluice.local.simulator.check.Digest;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Chooses by the content of a request, so that the same request is always answered alike.
///
/// @param source the digests of all inputs
record Pick(String source) {

    /// One of some.
    <T> T of(String purpose, List<T> choices) {
        return choices.get(number(purpose, choices.size()));
    }

    /// A number from 0 up to `bound`, excluded.
    int number(String purpose, int bound) {
        var digest = Digest.of((purpose + source).getBytes(StandardCharsets.UTF_8));
        return Integer.parseInt(digest.substring(0, 7), 16) % bound;
    }
}
