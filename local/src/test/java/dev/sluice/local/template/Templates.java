package dev.sluice.local.template;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/// Templates written by hand, in the shape that the CDK gives them.
final class Templates {
    static final URI QUEUES = URI.create("http://127.0.0.1:9324");

    private Templates() {}

    /// A template with these resources, given as members of a JSON object: single quotes for
    /// double, backticks for single ones.
    static JsonNode with(String resources) {
        return json("{'Resources':{" + resources + "}}");
    }

    static JsonNode json(String text) {
        try {
            return Json.mapper().readTree(text.replace('\'', '"').replace('`', '\''));
        } catch (JsonProcessingException malformed) {
            throw new IllegalArgumentException(malformed);
        }
    }

    /// What a stack named `demo` with these resources means.
    static StackTemplate read(Path assembly, String resources) {
        try {
            Files.createDirectories(assembly.resolve("code"));
            Files.writeString(assembly.resolve("demo.template.json"), with(resources).toString());
            return TemplateReader.read(assembly, QUEUES);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
