package dev.sluice.local.template;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Evaluates CloudFormation's intrinsic functions: those that the CDK writes.
final class Intrinsics {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{(!?)([^}]*)}");

    private final References references;
    private final Conditions conditions;

    Intrinsics(References references, Conditions conditions) {
        this.references = references;
        this.conditions = conditions;
    }

    /// `node` with every function in it replaced by its value; what is `AWS::NoValue` disappears.
    JsonNode resolve(JsonNode node) {
        if (node.isArray()) {
            return array(node);
        }
        if (!node.isObject()) {
            return node;
        }
        if (node.size() == 1) {
            var entry = node.properties().iterator().next();
            if (entry.getKey().equals("Ref") || entry.getKey().startsWith("Fn::")) {
                return call(entry.getKey(), entry.getValue());
            }
        }
        var resolved = JSON.objectNode();
        for (var entry : node.properties()) {
            var value = resolve(entry.getValue());
            if (!value.isMissingNode()) {
                resolved.set(entry.getKey(), value);
            }
        }
        return resolved;
    }

    private ArrayNode array(JsonNode node) {
        var resolved = JSON.arrayNode();
        for (var element : node) {
            var value = resolve(element);
            if (!value.isMissingNode()) {
                resolved.add(value);
            }
        }
        return resolved;
    }

    private JsonNode call(String function, JsonNode argument) {
        return switch (function) {
            case "Ref" -> reference(argument.asText());
            case "Fn::GetAtt" -> attribute(argument);
            case "Fn::Join" -> join(argument);
            case "Fn::Sub" -> substitute(argument);
            case "Fn::Select" -> select(argument);
            case "Fn::Split" -> split(argument);
            case "Fn::If" ->
                    resolve(argument.get(conditions.holds(argument.get(0).asText()) ? 1 : 2));
            default -> throw new TemplateException("local mode does not understand " + function);
        };
    }

    private JsonNode reference(String name) {
        return name.equals("AWS::NoValue")
                ? JSON.missingNode()
                : TextNode.valueOf(references.ref(name));
    }

    private TextNode attribute(JsonNode argument) {
        if (argument.isTextual()) {
            var parts = argument.asText().split("\\.", 2);
            return TextNode.valueOf(references.attribute(parts[0], parts[1]));
        }
        return TextNode.valueOf(
                references.attribute(argument.get(0).asText(), argument.get(1).asText()));
    }

    private TextNode join(JsonNode argument) {
        var parts = texts(resolve(argument.get(1)));
        return TextNode.valueOf(String.join(argument.get(0).asText(), parts));
    }

    private JsonNode select(JsonNode argument) {
        var index = resolve(argument.get(0)).asInt();
        var list = resolve(argument.get(1));
        if (!list.has(index)) {
            throw new TemplateException(
                    "Fn::Select finds no element %d in %s".formatted(index, list));
        }
        return list.get(index);
    }

    private ArrayNode split(JsonNode argument) {
        var delimiter = Pattern.quote(argument.get(0).asText());
        var parts = JSON.arrayNode();
        for (var part : resolve(argument.get(1)).asText().split(delimiter, -1)) {
            parts.add(part);
        }
        return parts;
    }

    private TextNode substitute(JsonNode argument) {
        var template = argument.isArray() ? argument.get(0).asText() : argument.asText();
        var variables = argument.isArray() ? resolve(argument.get(1)) : JSON.objectNode();
        return TextNode.valueOf(
                VARIABLE.matcher(template)
                        .replaceAll(found -> Matcher.quoteReplacement(variable(found, variables))));
    }

    private String variable(MatchResult found, JsonNode variables) {
        var name = found.group(2).strip();
        if (!found.group(1).isEmpty()) {
            return "${" + name + "}";
        }
        if (variables.has(name)) {
            return variables.get(name).asText();
        }
        var dot = name.indexOf('.');
        return dot < 0
                ? references.ref(name)
                : references.attribute(name.substring(0, dot), name.substring(dot + 1));
    }

    private static List<String> texts(JsonNode list) {
        var texts = new ArrayList<String>();
        list.forEach(element -> texts.add(element.asText()));
        return texts;
    }
}
