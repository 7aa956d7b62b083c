package dev.sluice.loadtest.input;

import java.nio.charset.StandardCharsets;

/// What makes one generated file differ from all others: the run's seed, the request and the file's
/// place in it.
///
/// @param seed of the scenario
/// @param request counted from 0
/// @param file counted from 0 over the whole request
public record Stamp(long seed, int request, int file) {

    @Override
    public String toString() {
        return "sluice load test " + seed + "/" + request + "/" + file;
    }

    byte[] bytes() {
        return toString().getBytes(StandardCharsets.US_ASCII);
    }
}
