package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Resolved properties of a resource, or of one object inside them, that know where they stand.
///
/// @param path where in the resource, for errors; empty at its top
record Fields(String logicalId, String type, String path, JsonNode node) {

    /// These fields, when each is `understood` or known to have no `effect` locally.
    Fields only(Set<String> understood, Set<String> withoutEffect) {
        node.fieldNames()
                .forEachRemaining(name -> {
                    if (!understood.contains(name) && !withoutEffect.contains(name)) {
                        throw unknown(name, "local mode does not understand it");
                    }
                });
        return this;
    }

    /// An error about one of these fields.
    TemplateException unknown(String name, String problem) {
        return TemplateException.at(logicalId, type, path + name, problem);
    }

    boolean has(String name) {
        return node.hasNonNull(name);
    }

    String text(String name) {
        return find(name).orElseThrow(() -> unknown(name, "it is missing"));
    }

    String text(String name, String otherwise) {
        return find(name).orElse(otherwise);
    }

    Optional<String> find(String name) {
        var value = node.path(name);
        if (value.isContainerNode()) {
            throw unknown(name, "it should be a plain value");
        }
        return value.isMissingNode() || value.isNull()
                ? Optional.empty()
                : Optional.of(value.asText());
    }

    int number(String name, int otherwise) {
        try {
            return find(name).map(Integer::valueOf).orElse(otherwise);
        } catch (NumberFormatException notOne) {
            throw unknown(name, "it should be a whole number");
        }
    }

    Fields object(String name) {
        return new Fields(logicalId, type, path + name + ".", node.path(name));
    }

    List<Fields> objects(String name) {
        var found = new ArrayList<Fields>();
        for (var element : node.path(name)) {
            var place = "%s%s[%d].".formatted(path, name, found.size());
            found.add(new Fields(logicalId, type, place, element));
        }
        return found;
    }

    List<String> texts(String name) {
        var found = new ArrayList<String>();
        node.path(name).forEach(element -> found.add(element.asText()));
        return List.copyOf(found);
    }

    Map<String, String> map(String name) {
        var found = new LinkedHashMap<String, String>();
        node.path(name)
                .properties()
                .forEach(entry -> found.put(entry.getKey(), entry.getValue().asText()));
        return Map.copyOf(found);
    }
}
