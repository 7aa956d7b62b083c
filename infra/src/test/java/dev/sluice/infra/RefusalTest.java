package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What synth refuses, and which number it says to change.
class RefusalTest {

    @TempDir private Path directory;

    @Test
    void f57_brokenTimeoutChain_namesBothNumbers() throws IOException {
        assertThat(
                        refusal(yaml ->
                                yaml.replace("visibilityTimeout: 120s", "visibilityTimeout: 60s")))
                .isEqualTo(
                        "sluice.yaml: lanes.image.visibilityTimeout: 1m: must be longer than"
                                + " functionTimeout (1m): raise visibilityTimeout or lower"
                                + " functionTimeout\n");
    }

    @Test
    void shortRetention_isRefused() throws IOException {
        assertThat(refusal(yaml -> yaml.replace("retention: 30d", "retention: 28d")))
                .startsWith("sluice.yaml: tasks.retention: \"28d\": must be a duration from 29d");
    }

    @Test
    void f67_lanesWiderThanTheAccount_areRefused() throws IOException {
        assertThat(refusal(yaml -> yaml.replace("maxConcurrency: auto", "maxConcurrency: 500")))
                .contains("accountConcurrency: 1000: the lanes need 1000 but may take 800")
                .contains("lower a lane's maxConcurrency or raise accountConcurrency");
    }

    @Test
    void severalMistakes_areSaidAtOnce() throws IOException {
        assertThat(
                        refusal(yaml ->
                                yaml.replace("auth: iam", "auth: none")
                                        .replace("batchSize: 1", "batchSize: 11")))
                .hasLineCount(3);
    }

    @Test
    void moreLanesThanAnEnvironmentHolds_areRefused() throws IOException {
        var lanes =
                IntStream.range(0, 9)
                        .mapToObj(n -> "  lane" + n + ": { when: { documents: false } }\n")
                        .collect(Collectors.joining());
        assertThat(refusal(yaml -> yaml.replace("  document:\n", lanes + "  document:\n")))
                .contains("lanes: 11: at most 10")
                .contains("remove 1");
    }

    @Test
    void lanesThatDifferByHyphensAlone_areRefused() throws IOException {
        assertThat(
                        refusal(yaml ->
                                yaml.replace(
                                        "  document:\n",
                                        """
                                          image-: { when: { documents: false } }
                                          document:
                                        """)))
                .contains("lanes.image-: image-: differs from another lane only by hyphens");
    }

    @Test
    void absentFile_isSaidInOneLine() throws IOException {
        var errors = new ByteArrayOutputStream();
        assertThat(SluiceApp.run(directory.resolve("none.yaml"), new PrintStream(errors)))
                .isEqualTo(1);
        assertThat(errors.toString(StandardCharsets.UTF_8)).endsWith("none.yaml: no such file\n");
    }

    private String refusal(UnaryOperator<String> change) throws IOException {
        var file = directory.resolve("sluice.yaml");
        Files.writeString(file, change.apply(Files.readString(Path.of("..", "sluice.yaml"))));
        var errors = new ByteArrayOutputStream();
        assertThat(SluiceApp.run(file, new PrintStream(errors, true, StandardCharsets.UTF_8)))
                .isEqualTo(1);
        return errors.toString(StandardCharsets.UTF_8);
    }
}
