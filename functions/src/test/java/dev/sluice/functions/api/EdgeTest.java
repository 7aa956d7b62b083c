package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.api.Api.Reply;
import org.junit.jupiter.api.Test;

class EdgeTest {

    private final Api api = new Api();

    @Test
    void f83_everyAnswer_mayBeReadByABrowser() {
        api.outbox.failOnce(new IllegalStateException("secret"));

        assertThat(api.submit("{\"prompt\":\"p\"}"))
                .returns(500, Reply::status)
                .satisfies(EdgeTest::isOpen);
        assertThat(api.submit("{\"prompt\":\"p\"}"))
                .returns(202, Reply::status)
                .satisfies(EdgeTest::isOpen);
        assertThat(api.submit("{}")).returns(400, Reply::status).satisfies(EdgeTest::isOpen);
        assertThat(api.result(Api.SESSION, "x"))
                .returns(404, Reply::status)
                .satisfies(EdgeTest::isOpen);
        assertThat(api.submit(Events.anonymous("{}")))
                .returns(403, Reply::status)
                .satisfies(EdgeTest::isOpen);
    }

    @Test
    void failureOfOurs_tellsNothingOfTheInside() {
        api.outbox.failOnce(new IllegalStateException("secret"));
        var reply = api.submit("{\"prompt\":\"p\"}");

        assertThat(reply.text("code")).isEqualTo("internal");
        assertThat(reply.text("title")).isEqualTo("Internal");
        assertThat(reply.json().path("status").intValue()).isEqualTo(500);
        assertThat(reply.json().toString()).doesNotContain("secret").doesNotContain("Exception");
        assertThat(reply.headers()).containsEntry("Content-Type", "application/problem+json");
    }

    @Test
    void callerNobodyKnows_is403() {
        assertThat(api.submit(Events.anonymous("{\"prompt\":\"p\"}")))
                .returns(403, Reply::status)
                .returns("forbidden", reply -> reply.text("code"));
    }

    private static void isOpen(Reply reply) {
        assertThat(reply.headers())
                .containsEntry("Access-Control-Allow-Origin", "*")
                .containsEntry("Access-Control-Expose-Headers", "Retry-After")
                .containsKey("Content-Type");
    }
}
