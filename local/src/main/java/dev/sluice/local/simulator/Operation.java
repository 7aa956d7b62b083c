package dev.sluice.local.simulator;

import java.util.Arrays;
import java.util.Optional;

/// What can be asked of a model.
enum Operation {
    CONVERSE("converse", "Converse"),
    COUNT_TOKENS("count-tokens", "CountTokens");

    private final String segment;
    private final String apiName;

    Operation(String segment, String apiName) {
        this.segment = segment;
        this.apiName = apiName;
    }

    static Optional<Operation> of(String segment) {
        return Arrays.stream(values()).filter(o -> o.segment.equals(segment)).findFirst();
    }

    String apiName() {
        return apiName;
    }
}
