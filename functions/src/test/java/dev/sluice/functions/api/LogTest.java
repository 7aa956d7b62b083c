package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.Json;
import java.util.ArrayList;
import java.util.List;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.Layout;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.Logger;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Property;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the functions write to their logs, in the layout they ship with.
class LogTest {

    private final Lines lines = new Lines();
    private final Logger root = (Logger) LogManager.getRootLogger();
    private final Api api = new Api();

    @BeforeEach
    void listen() {
        lines.start();
        root.addAppender(lines);
    }

    @AfterEach
    void stopListening() {
        root.removeAppender(lines);
    }

    @Test
    void lineOfASubmit_isJsonWithTheTaskId_andHasNoPrompt() throws Exception {
        var id =
                api.submit("{\"prompt\":\"top secret\",\"metadata\":{\"a\":\"private\"}}").taskId();
        var line = Json.mapper().readTree(lines.written.getLast());

        assertThat(line.path("taskId").asText()).isEqualTo(id.value());
        assertThat(line.path("level").asText()).isEqualTo("INFO");
        assertThat(line.path("function_request_id").asText()).isEqualTo("request-1");
        assertThat(String.join("\n", lines.written))
                .doesNotContain("top secret")
                .doesNotContain("private");
    }

    @Test
    void linesOfAnUpload_haveNoUrlAndNoName() {
        api.upload("{\"files\":[{\"name\":\"diary.txt\",\"contentType\":\"a/b\",\"size\":1}]}");

        assertThat(lines.written).isNotEmpty();
        assertThat(String.join("\n", lines.written))
                .doesNotContain("memory:")
                .doesNotContain("diary");
    }

    @Test
    void taskIdOfARequest_isNotThatOfTheNext() throws Exception {
        api.submit("{\"prompt\":\"p\"}");
        api.result(Events.post(null));

        assertThat(Json.mapper().readTree(lines.written.getLast()).has("taskId")).isFalse();
    }

    /// Keeps lines as the configured appender lays them out.
    private static final class Lines extends AbstractAppender {

        private final List<String> written = new ArrayList<>();

        Lines() {
            super("lines", null, layout(), true, Property.EMPTY_ARRAY);
        }

        private static Layout<?> layout() {
            var context = (LoggerContext) LogManager.getContext(false);
            return context.getConfiguration().getAppender("json").getLayout();
        }

        @Override
        public void append(LogEvent event) {
            written.add(getLayout().toSerializable(event).toString());
        }
    }
}
