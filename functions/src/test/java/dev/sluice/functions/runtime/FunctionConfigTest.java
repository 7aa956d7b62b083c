package dev.sluice.functions.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FunctionConfigTest {

    @TempDir Path root;

    private final Map<String, String> env = new HashMap<>();

    @BeforeEach
    void completeEnvironment() throws IOException {
        Files.writeString(root.resolve("sluice.json"), Environments.SLUICE_JSON);
        env.putAll(Environments.complete(root));
    }

    @ParameterizedTest
    @EnumSource
    void completeEnvironment_servesEveryRole(FunctionRole role) {
        var config = FunctionConfig.from(env, role);

        assertThat(config.region()).isEqualTo("eu-west-1");
        assertThat(config.tasksTable()).isEqualTo("tasks-table");
        assertThat(config.sluice().name()).isEqualTo("sluice");
    }

    @Test
    void worker_knowsItsLaneAndQueues() {
        var config = FunctionConfig.from(env, FunctionRole.WORKER);

        assertThat(config.lane().name()).isEqualTo("image");
        assertThat(config.controlTable()).isEqualTo("control-table");
        assertThat(config.bucket()).isEqualTo("the-bucket");
        assertThat(config.queueUrls())
                .containsEntry("image", "https://sqs.eu-west-1.amazonaws.com/1/image")
                .containsEntry("document", "https://sqs.eu-west-1.amazonaws.com/1/document");
    }

    @Test
    void everythingMissing_isToldAtOnce() {
        assertThatThrownBy(() -> FunctionConfig.from(Map.of(), FunctionRole.WORKER))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll(
                        "AWS_REGION: not set",
                        "LAMBDA_TASK_ROOT: not set",
                        "TASKS_TABLE: not set",
                        "CONTROL_TABLE: not set",
                        "BUCKET: not set",
                        "LANE: not set",
                        "QUEUE_URLS: not set",
                        "DEAD_LETTER_QUEUE_URLS: not set");
    }

    @Test
    void everythingWrong_isToldAtOnce() throws IOException {
        env.put("LANE", "video");
        env.put("QUEUE_URLS", "image");
        env.put("DEAD_LETTER_QUEUE_URLS", "image=ftp://x/y,=https://h/p");
        env.put("TASKS_TABLE", " ");

        assertThatThrownBy(() -> FunctionConfig.from(env, FunctionRole.WORKER))
                .hasMessageContainingAll(
                        "LANE: video: must be one of the lanes [image, document]",
                        "QUEUE_URLS: image: must be lane=url",
                        "DEAD_LETTER_QUEUE_URLS: image=ftp://x/y: must be lane=url",
                        "DEAD_LETTER_QUEUE_URLS: =https://h/p: must be lane=url",
                        "TASKS_TABLE: not set");
    }

    @Test
    void brokenSluiceJson_isToldWithItsPaths() throws IOException {
        Files.writeString(root.resolve("sluice.json"), "{\"name\":7}");

        assertThatThrownBy(() -> FunctionConfig.from(env, FunctionRole.RESULT))
                .hasMessageContainingAll(
                        "sluice.json: name: 7:", "sluice.json: lanes: absent: must name");
    }

    @Test
    void missingSluiceJson_isToldWithItsPlace() throws IOException {
        Files.delete(root.resolve("sluice.json"));

        assertThatThrownBy(() -> FunctionConfig.from(env, FunctionRole.RESULT))
                .hasMessageContaining(root.resolve("sluice.json") + ": cannot be read");
    }

    @Test
    void submit_needsAQueueForEveryLane() {
        env.put("QUEUE_URLS", "image=https://sqs.eu-west-1.amazonaws.com/1/image");

        assertThatThrownBy(() -> FunctionConfig.from(env, FunctionRole.SUBMIT))
                .hasMessageContaining("QUEUE_URLS: no queue of lane document");
    }

    @Test
    void worker_needsTheQueuesOfItsOwnLaneOnly() {
        env.put("LANE", "document");
        env.put("QUEUE_URLS", "document=https://sqs.eu-west-1.amazonaws.com/1/document");
        env.put("DEAD_LETTER_QUEUE_URLS", "document=https://sqs.eu-west-1.amazonaws.com/1/dead");

        assertThat(FunctionConfig.from(env, FunctionRole.WORKER).queueUrls())
                .containsOnlyKeys("document");
    }

    @Test
    void valueOfAnotherRole_isNoValue() {
        var config = FunctionConfig.from(env, FunctionRole.RESULT);

        assertThatThrownBy(config::queueUrls)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("QUEUE_URLS");
        assertThatThrownBy(config::controlTable).isInstanceOf(IllegalStateException.class);
    }
}
