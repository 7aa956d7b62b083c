package dev.sluice.infra;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import dev.sluice.model.config.ConfigReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import software.amazon.awscdk.assertions.Annotations;
import software.amazon.awscdk.assertions.Match;
import software.amazon.awscdk.assertions.Template;

/// A template under test, and what was said while it was made.
record Synthesized(JsonNode template, int warnings) {

    private static final Synthesized DEFAULT = of(UnaryOperator.identity());

    /// The template of the `sluice.yaml` in this repository.
    static Synthesized ofDefault() {
        return DEFAULT;
    }

    /// The template of the same file after a change.
    static Synthesized of(UnaryOperator<String> change) {
        try {
            var yaml = change.apply(Files.readString(Path.of("..", "sluice.yaml")));
            var directory = Files.createTempDirectory("synthesized");
            var synthesis =
                    new Synthesis(functions(directory), FeatureFlags.of(Path.of("..", "cdk.json")));
            var code =
                    synthesis
                            .functions()
                            .with(ConfigReader.yamlAsJson(yaml), directory.resolve("staging"));
            var stack = new SluiceStack(synthesis.app(), ConfigReader.yaml(yaml).orThrow(), code);
            var template = Json.mapper().valueToTree(Template.fromStack(stack).toJSON());
            var annotations = Annotations.fromStack(stack);
            return new Synthesized(
                    (JsonNode) template,
                    annotations.findWarning("*", Match.anyValue()).size()
                            + annotations.findError("*", Match.anyValue()).size());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static FunctionsAsset functions(Path directory) throws IOException {
        var lib = Files.createDirectories(directory.resolve("asset").resolve("lib"));
        Files.writeString(lib.resolve("functions.jar"), "classes");
        return new FunctionsAsset(directory.resolve("asset"));
    }

    /// Resources of a type by logical id.
    Map<String, JsonNode> resources(String type) {
        return template.path("Resources").properties().stream()
                .filter(resource -> resource.getValue().path("Type").asText().equals(type))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// The one resource of a type whose logical id begins so.
    JsonNode resource(String type, String prefix) {
        return resources(type).entrySet().stream()
                .filter(resource -> resource.getKey().startsWith(prefix))
                .map(Map.Entry::getValue)
                .reduce((one, other) -> {
                    throw new IllegalStateException("several " + prefix + " of type " + type);
                })
                .orElseThrow();
    }

    /// Properties of the one resource of a type whose logical id begins so.
    JsonNode properties(String type, String prefix) {
        return resource(type, prefix).path("Properties");
    }

    /// A value with its references as readable text: logical ids lose their hash, ARNs their
    /// wrapping.
    static String text(JsonNode value) {
        if (value.isTextual()) {
            return value.textValue();
        }
        if (value.has("Ref")) {
            return value.path("Ref").asText().replaceAll("[0-9A-F]{8}$", "");
        }
        if (value.has("Fn::GetAtt")) {
            return value.path("Fn::GetAtt").path(0).asText().replaceAll("[0-9A-F]{8}$", "");
        }
        return StreamSupport.stream(value.path("Fn::Join").path(1).spliterator(), false)
                .map(Synthesized::text)
                .collect(Collectors.joining());
    }
}
