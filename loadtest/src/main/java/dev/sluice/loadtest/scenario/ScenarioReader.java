package dev.sluice.loadtest.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Reads a scenario file and finds every mistake in one pass.
public final class ScenarioReader {
    private static final YAMLMapper YAML =
            YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();
    private static final int MOST = 100_000;

    private ScenarioReader() {}

    /// Reads the text of a file.
    ///
    /// @param name of the scenario, when the file does not give one
    public static ScenarioOutcome read(String name, String yaml) {
        try {
            return read(name, YAML.readTree(yaml));
        } catch (JsonProcessingException unreadable) {
            var at = unreadable.getLocation();
            var place =
                    at == null ? "?" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
            return new ScenarioOutcome.Invalid(
                    List.of(new Mistake(place, "unreadable", unreadable.getOriginalMessage())));
        }
    }

    private static ScenarioOutcome read(String name, JsonNode tree) {
        var mistakes = new ArrayList<Mistake>();
        var root = new ScenarioNode("", tree, mistakes);
        if (!tree.isObject()) {
            root.mistake("must be a mapping, as the shipped scenarios");
            return new ScenarioOutcome.Invalid(List.copyOf(mistakes));
        }
        var scenario = scenario(name, root);
        return mistakes.isEmpty()
                ? new ScenarioOutcome.Valid(scenario)
                : new ScenarioOutcome.Invalid(List.copyOf(mistakes));
    }

    private static Scenario scenario(String name, ScenarioNode root) {
        root.only(
                "name",
                "about",
                "seed",
                "requests",
                "steps",
                "model",
                "regions",
                "maxTokens",
                "outputTokens",
                "arrival",
                "inputs",
                "quota",
                "latency",
                "faults",
                "retry",
                "concurrency");
        return new Scenario(
                root.text("name").orElse(name),
                root.text("about").orElse(""),
                root.whole("seed", 0, Long.MAX_VALUE, 1),
                requests(root),
                steps(root),
                TargetSections.target(root),
                TargetSections.arrival(root.child("arrival")),
                InputSections.inputs(root),
                TargetSections.quota(root.child("quota")),
                TargetSections.latency(root.child("latency")),
                root.elements("faults").stream().map(TargetSections::fault).toList(),
                retry(root.child("retry")),
                root.count("concurrency", 1, 1000, 5));
    }

    private static int requests(ScenarioNode root) {
        var requests = root.count("requests", 1, MOST, 0);
        if (root.child("requests").isAbsent() && root.child("steps").isAbsent()) {
            root.child("requests").mistake("must be given, or steps");
        }
        return requests;
    }

    private static List<Integer> steps(ScenarioNode root) {
        return root.elements("steps").stream()
                .map(step -> step.asCount(1, MOST))
                .flatMap(Optional::stream)
                .toList();
    }

    private static RetryShape retry(ScenarioNode node) {
        node.only("rounds", "base", "cap");
        return new RetryShape(
                node.count("rounds", 1, 100, 6),
                node.duration("base", Duration.ofSeconds(10)),
                node.duration("cap", Duration.ofMinutes(2)));
    }
}
