package dev.sluice.loadtest.scenario;

import java.util.List;

/// What is called.
///
/// @param model a model or inference profile id of the catalogue
/// @param regions in the order of preference; modes without routes call the first
/// @param maxTokens of each request
/// @param outputTokens how long an answer is expected to be, for the bound before the run
public record Target(String model, List<String> regions, int maxTokens, int outputTokens) {

    public Target {
        regions = List.copyOf(regions);
    }
}
