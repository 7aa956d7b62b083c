package dev.sluice.infra;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// What a role may do, one `action resource` each.
final class Permissions {

    private Permissions() {}

    static Set<String> of(Synthesized stack, String function) {
        var role = function + "Role";
        var granted = new TreeSet<String>();
        stack.properties("AWS::IAM::Policy", role)
                .path("PolicyDocument")
                .path("Statement")
                .forEach(statement ->
                        each(statement.path("Action"))
                                .forEach(action ->
                                        each(statement.path("Resource"))
                                                .map(Synthesized::text)
                                                .forEach(resource ->
                                                        granted.add(
                                                                action.asText()
                                                                        + " "
                                                                        + resource))));
        return granted;
    }

    private static Stream<JsonNode> each(JsonNode oneOrMore) {
        return oneOrMore.isArray()
                ? StreamSupport.stream(oneOrMore.spliterator(), false)
                : Stream.of(oneOrMore);
    }
}
