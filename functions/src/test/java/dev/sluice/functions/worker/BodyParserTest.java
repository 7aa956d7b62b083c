package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.sluice.functions.task.Samples;
import dev.sluice.functions.worker.ParsedBody.Readable;
import dev.sluice.functions.worker.ParsedBody.Unreadable;
import dev.sluice.model.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyParserTest {

    private final BodyParser parser = new BodyParser("image");
    private final ObjectNode body =
            Json.mapper().valueToTree(Samples.message(Samples.text(Samples.id(), Samples.owner())));

    private ParsedBody parse() {
        return parser.parse(body.toString());
    }

    @Test
    void message_isReadAlsoWithUnknownFields() {
        body.put("fromTheFuture", 1);
        assertThat(parse()).isInstanceOf(Readable.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "null", "[]", "\"x\"", "17", "{", "{}", "{}{}", "hello"})
    void anythingElse_isUnreadable(String text) {
        assertThat(parser.parse(text)).isInstanceOf(Unreadable.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "taskId",
                "owner",
                "lane",
                "model",
                "bodyHash",
                "submittedAt",
                "spec",
                "version",
                "generation"
            })
    void missingField_isUnreadable(String field) {
        body.remove(field);
        assertThat(parse()).isInstanceOf(Unreadable.class);
    }

    @Test
    void otherLaneVersionOrGeneration_isUnreadable() {
        body.put("lane", "document");
        assertThat(parse()).isEqualTo(new Unreadable("of another lane"));
        body.put("lane", "image").put("version", 2);
        assertThat(parse()).isEqualTo(new Unreadable("version 2"));
        body.put("version", 1).put("generation", -1);
        assertThat(parse()).isEqualTo(new Unreadable("generation -1"));
    }

    @Test
    void blankPrompt_isUnreadable() {
        ((ObjectNode) body.get("spec")).put("prompt", " ");
        assertThat(parse()).isEqualTo(new Unreadable("no prompt"));
    }

    @Test
    void idThatIsNone_isUnreadable() {
        body.put("taskId", "../../x");
        assertThat(parse()).isEqualTo(new Unreadable("not a task message"));
    }
}
