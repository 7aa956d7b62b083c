package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/// The resources of a template that exist, with their properties resolved on demand.
final class Resources {
    private final JsonNode section;
    private final Conditions conditions;
    private final Intrinsics intrinsics;

    Resources(JsonNode template, References references) {
        this.section = template.path("Resources");
        this.conditions = new Conditions(template.path("Conditions"), references);
        this.intrinsics = new Intrinsics(references, conditions);
    }

    /// The resources of one type, in the template's order.
    List<Fields> of(String type) {
        return section.properties().stream()
                .filter(entry -> entry.getValue().path("Type").asText().equals(type))
                .filter(entry -> exists(entry.getValue()))
                .map(entry -> fields(entry.getKey(), type, entry.getValue()))
                .toList();
    }

    /// Fails on the first resource of a type that is not in `known`.
    void allOf(Set<String> known) {
        for (var entry : section.properties()) {
            var type = entry.getValue().path("Type").asText();
            if (!known.contains(type) && exists(entry.getValue())) {
                throw new TemplateException(
                        "template resource %s has the type %s, which local mode does not understand"
                                .formatted(entry.getKey(), type));
            }
        }
    }

    /// The path of the resource's asset inside the assembly, where the CDK noted it.
    String assetPath(String logicalId) {
        return section.path(logicalId).path("Metadata").path("aws:asset:path").asText();
    }

    /// The value of any part of the template.
    JsonNode resolve(JsonNode node) {
        return intrinsics.resolve(node);
    }

    private boolean exists(JsonNode resource) {
        return !resource.has("Condition") || conditions.holds(resource.get("Condition").asText());
    }

    private Fields fields(String logicalId, String type, JsonNode resource) {
        try {
            return new Fields(logicalId, type, "", intrinsics.resolve(resource.path("Properties")));
        } catch (TemplateException problem) {
            throw new TemplateException(
                    "template resource %s (%s): %s"
                            .formatted(logicalId, type, problem.getMessage()));
        }
    }
}
