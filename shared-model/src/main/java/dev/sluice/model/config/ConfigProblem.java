package dev.sluice.model.config;

/// One mistake in `sluice.yaml`.
///
/// @param path where, as `lanes.image.readTimeout`
/// @param value what stands there
/// @param rule what should
public record ConfigProblem(String path, String value, String rule) {

    @Override
    public String toString() {
        return path + ": " + value + ": " + rule;
    }
}
