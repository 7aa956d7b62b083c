package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.StreamSupport;

/// Evaluates the `Conditions` section.
final class Conditions {
    private final JsonNode section;
    private final References references;

    Conditions(JsonNode section, References references) {
        this.section = section;
        this.references = references;
    }

    /// Whether the named condition holds.
    boolean holds(String name) {
        if (!section.has(name)) {
            throw new TemplateException("the template has no condition " + name);
        }
        return evaluate(section.get(name));
    }

    private boolean evaluate(JsonNode condition) {
        var entry = condition.properties().iterator().next();
        var argument = entry.getValue();
        return switch (entry.getKey()) {
            case "Condition" -> holds(argument.asText());
            case "Fn::Equals" -> value(argument.get(0)).equals(value(argument.get(1)));
            case "Fn::Not" -> !evaluate(argument.get(0));
            case "Fn::And" ->
                    StreamSupport.stream(argument.spliterator(), false).allMatch(this::evaluate);
            case "Fn::Or" ->
                    StreamSupport.stream(argument.spliterator(), false).anyMatch(this::evaluate);
            default ->
                    throw new TemplateException(
                            "local mode does not understand the condition " + entry.getKey());
        };
    }

    private JsonNode value(JsonNode node) {
        return new Intrinsics(references, this).resolve(node);
    }
}
