package dev.sluice.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.local.engine.Projects;
import dev.sluice.local.engine.StartFailure;
import java.nio.file.Path;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The deployed stack as a whole, from outside: tasks complete, and nobody sees another's.
class LocalSluiceIT {
    @TempDir static Path data;
    private static LocalSluice sluice;

    @BeforeAll
    static void start() throws Exception {
        sluice = LocalSluice.start(settings(data));
    }

    @AfterAll
    static void stop() {
        sluice.close();
    }

    private static LocalSettings settings(Path data) throws Exception {
        return new LocalSettings(
                Projects.withEngines(),
                Assemblies.ofTheProject(),
                data,
                LocalPortsOfTests.free(),
                LocalSettings.Bedrock.SIMULATED,
                LocalSettings.Hosting.IN_PROCESS,
                null);
    }

    private static ApiClient as(String user) {
        return new ApiClient(sluice.urls().api(), user);
    }

    @Test
    void aTask_completes() throws Exception {
        var accepted = as("local").call("POST", "/submit", "{\"prompt\":\"hello\"}");
        assertThat(accepted.status()).as(accepted.toString()).isEqualTo(202);
        var id = accepted.body().path("taskId").asText();
        assertThat(accepted.body().path("result").asText())
                .isEqualTo(sluice.urls().api() + "/result/" + id);
        assertThat(completed("local", id).path("result").path("text").asText()).isNotBlank();
    }

    @Test
    void anUploadedText_reachesTheModel() throws Exception {
        var upload = upload("local", "text/plain", 5);
        var file = upload.path("files").path(0);
        assertThat(ApiClient.put(file.path("url").asText(), "text/plain", "hello")).isEqualTo(200);
        var id = upload.path("taskId").asText();
        var submitted =
                as("local")
                        .call(
                                "POST",
                                "/submit",
                                "{\"taskId\":\"%s\",\"prompt\":\"sum up\"}".formatted(id));
        assertThat(submitted.status()).as(submitted.toString()).isEqualTo(202);
        assertThat(completed("local", id).path("result").path("text").asText()).isNotBlank();
    }

    @Test
    void anUpload_isTheDeclaredOneAndOnlyOne() throws Exception {
        var url = upload("local", "text/plain", 5).path("files").path(0).path("url").asText();
        assertThat(ApiClient.put(url, "text/plain", "longer")).isEqualTo(403);
        assertThat(ApiClient.put(url, "image/png", "hello")).isEqualTo(403);
        assertThat(ApiClient.put(url.replace("/0?", "/1?"), "text/plain", "hello")).isEqualTo(403);
        assertThat(ApiClient.put(url, "text/plain", "hello")).isEqualTo(200);
        assertThat(ApiClient.put(url, "text/plain", "hello")).isEqualTo(412);
    }

    @Test
    void aStranger_findsNothing() throws Exception {
        var accepted = as("local").call("POST", "/submit", "{\"prompt\":\"mine\"}");
        var id = accepted.body().path("taskId").asText();
        assertThat(as("guest").call("GET", "/result/" + id, "").status()).isEqualTo(404);
        assertThat(as("guest").call("DELETE", "/result/" + id, "").status()).isEqualTo(404);
        var upload = upload("local", "text/plain", 5).path("taskId").asText();
        var foreign = "{\"taskId\":\"%s\",\"prompt\":\"x\"}".formatted(upload);
        assertThat(as("guest").call("POST", "/submit", foreign).status()).isEqualTo(404);
    }

    @Test
    void theSessionsOfOneRole_shareTheirTasks() throws Exception {
        var accepted = as("agent-1").call("POST", "/submit", "{\"prompt\":\"ours\"}");
        var id = accepted.body().path("taskId").asText();
        assertThat(as("agent-2").call("GET", "/result/" + id, "").status()).isEqualTo(200);
        assertThat(as("local").call("GET", "/result/" + id, "").status()).isEqualTo(404);
    }

    @Test
    void unsignedAndTamperedCalls_areForbidden() throws Exception {
        assertThat(as("local").unsigned("GET", "/result/01J00000000000000000000000").status())
                .isEqualTo(403);
        var tampered =
                as("local").send("POST", "/submit", "{\"prompt\":\"a\"}", "{\"prompt\":\"b\"}");
        assertThat(tampered.status()).isEqualTo(403);
        assertThat(tampered.body().path("code").asText()).isEqualTo("forbidden");
        assertThat(as("local").unsigned("GET", "/health").status()).isEqualTo(200);
    }

    @Test
    void aSecondLocalModeOnTheSameData_isRefused() {
        assertThatThrownBy(() -> LocalSluice.start(settings(data)))
                .isInstanceOf(StartFailure.class)
                .hasMessageContaining("process " + ProcessHandle.current().pid());
    }

    @Test
    void theOutputs_nameWhatRunsHere() {
        assertThat(sluice.outputs())
                .containsEntry("ApiUrl", sluice.urls().api().toString())
                .containsKeys("TasksTable", "ControlTable", "Bucket");
        assertThat(sluice.outputs().get("ImageQueueUrl"))
                .startsWith(sluice.urls().queues().toString());
    }

    private static JsonNode upload(String user, String type, int size) throws Exception {
        var upload =
                as(user).call(
                                "POST",
                                "/upload",
                                "{\"files\":[{\"name\":\"a.txt\",\"contentType\":\"%s\",\"size\":%d}]}"
                                        .formatted(type, size));
        assertThat(upload.status()).as(upload.toString()).isEqualTo(201);
        return upload.body();
    }

    private static JsonNode completed(String user, String id) {
        return Awaitility.await()
                .atMost(Duration.ofSeconds(60))
                .until(
                        () -> as(user).call("GET", "/result/" + id, "").body(),
                        task -> task.path("status").asText().equals("COMPLETED"));
    }
}
