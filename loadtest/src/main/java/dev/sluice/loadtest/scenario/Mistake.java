package dev.sluice.loadtest.scenario;

/// One mistake in a scenario file.
///
/// @param path where, as `inputs[0].images.count`
/// @param value what stands there
/// @param rule what should
public record Mistake(String path, String value, String rule) {

    @Override
    public String toString() {
        return path + ": " + value + ": " + rule;
    }
}
