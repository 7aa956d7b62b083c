package dev.sluice.loadtest.report;

import dev.sluice.model.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a load test found. Wire record of `--json`; it only grows.
///
/// @param scenario its name
/// @param scale by what all durations were divided
/// @param bound of the run as expected before it; of the last step where there are steps
/// @param modes by name, in the order in which they ran; of the last step where there are steps
/// @param environment where it ran
/// @param steps each run of a scenario with steps; absent otherwise
public record LoadReport(
        String scenario,
        double scale,
        long seed,
        BoundFigures bound,
        Map<String, ModeFigures> modes,
        Map<String, String> environment,
        @Nullable List<Step> steps) {

    public LoadReport {
        modes = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(modes));
        environment = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(environment));
    }

    /// One run of a scenario with steps.
    ///
    /// @param requests of this step
    public record Step(int requests, BoundFigures bound, Map<String, ModeFigures> modes) {}

    /// As JSON.
    public String json() {
        return Json.write(this);
    }
}
