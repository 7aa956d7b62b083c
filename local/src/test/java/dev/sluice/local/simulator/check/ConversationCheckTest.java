package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.check.Requests.NOVA;
import static dev.sluice.local.simulator.check.Requests.OK;
import static dev.sluice.local.simulator.check.Requests.body;
import static dev.sluice.local.simulator.check.Requests.check;
import static dev.sluice.local.simulator.check.Requests.document;
import static dev.sluice.local.simulator.check.Requests.image;
import static dev.sluice.local.simulator.check.Requests.json;
import static dev.sluice.local.simulator.check.Requests.text;
import static dev.sluice.local.simulator.check.Requests.user;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Media;
import dev.sluice.local.simulator.wire.Message;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConversationCheckTest {
    private static final String NAME_RULE = "The document file name can only contain alphanumeric";
    private static final byte[] PDF = Media.pdf(1);

    @ParameterizedTest
    @ValueSource(
            strings = {"テスト\u3000資料", "a\tb", "a.b", "John's report", "two  spaces", "ä", "#1"})
    void f01_nameThatTheServiceRefuses_isRefused(String name) {
        assertThat(named(name)).startsWith(NAME_RULE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"report_1", " padded ", "a (1) [b]-c", "x"})
    void f01_nameThatTheServiceTakes_isTaken(String name) {
        assertThat(named(name)).isEqualTo(OK);
    }

    @Test
    void f02_nameLength_is1To200() {
        assertThat(named("a".repeat(200))).isEqualTo(OK);
        assertThat(named("a".repeat(201)))
                .startsWith("1 validation error detected:")
                .contains("messages.1.member.content.1.member.document.name")
                .contains("less than or equal to 200");
        assertThat(named("")).contains("greater than or equal to 1");
    }

    @Test
    void f04_duplicateName_isRefusedOverTheWholeRequest() {
        var first = new Message("user", List.of(document("pdf", "a", PDF), text("One?")));
        var reply = new Message("assistant", List.of(text("Yes.")));
        assertThat(check(NOVA, body(first, reply, first)))
                .startsWith("Messages can't contain duplicate document names.");
    }

    @Test
    void f06_sixthDocument_isRefused() {
        var documents = IntStream.range(0, 6).mapToObj(i -> document("pdf", "d" + i, PDF)).toList();
        assertThat(check(NOVA, user(documents, "Go.")))
                .isEqualTo("You can't include more than 5 documents in a request.");
        assertThat(check(NOVA, user(documents.subList(0, 5), "Go."))).isEqualTo(OK);
    }

    @Test
    void f07_documentWithoutText_isRefused() {
        assertThat(check(NOVA, user(document("pdf", "a", PDF))))
                .isEqualTo("A text block must be included when using documents.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "   \n", "\u3000", "\u00a0"})
    void f08_blankText_isRefusedByPosition(String blank) {
        assertThat(check(NOVA, user(text("Fine."), text(blank))))
                .startsWith(
                        "The text field in the ContentBlock object at messages.0.content.1 is"
                                + " blank.");
    }

    @Test
    void blankSystemPrompt_isRefused() {
        assertThat(
                        check(
                                NOVA,
                                json(
                                        """
                                        {"system":[{"text":" "}],
                                         "messages":[{"role":"user","content":[{"text":"Hi"}]}]}
                                        """)))
                .contains("SystemContentBlock object at system.0");
    }

    @Test
    void conversation_startsWithTheUser() {
        assertThat(check(NOVA, body(new Message("assistant", List.of(text("Hi"))))))
                .startsWith("A conversation must start with a user message.");
        assertThat(check(NOVA, json("{}")))
                .startsWith("A conversation must start with a user message.");
    }

    @Test
    void emptyContent_isRefused() {
        assertThat(check(NOVA, body(new Message("user", List.of()))))
                .startsWith("The content field in the Message object at messages.0 is empty.");
    }

    @Test
    void emptyBlock_isRefused() {
        assertThat(check(NOVA, json("{\"messages\":[{\"role\":\"user\",\"content\":[{}]}]}")))
                .startsWith("The format of the value at messages.0.content.0 is invalid.");
    }

    @Test
    void assistant_sendsNoMedia() {
        var first = new Message("user", List.of(text("Hi")));
        var image = new Message("assistant", List.of(image("png", Media.png(1, 1))));
        assertThat(check(NOVA, body(first, image))).contains("has the role assistant");
    }

    private static String named(String name) {
        return check(NOVA, user(document("pdf", name, PDF), text("Go.")));
    }
}
