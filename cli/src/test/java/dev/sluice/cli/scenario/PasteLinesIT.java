package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.sluice.cli.local.LocalPorts;
import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What local mode prints works when it is pasted, character by character.
final class PasteLinesIT {

    /// Appended to a curl that was printed: the status, on a line of its own.
    private static final String STATUS = " -w '\\n%{http_code}'";

    @TempDir static Path directory;
    private static LocalProcess local;
    private static PrintedCommands commands;

    @BeforeAll
    static void start() throws Exception {
        var assembly = Assembly.of("burst.yaml", directory);
        local = LocalProcess.start(assembly, directory.resolve("data"), LocalPorts.free());
        commands = PrintedCommands.in(local.printed());
    }

    @AfterAll
    static void stop() throws Exception {
        local.close();
    }

    @Test
    void curlWithJson_submitsAndReads() throws Exception {
        assume("curl", "curl --version | grep -q . && curl --help all | grep -q aws-sigv4");
        var accepted = curl(commands.with("curl", "--json"), 202);
        var id = accepted.path("taskId").asText();
        assertThat(accepted.path("result").asText())
                .isEqualTo(local.api("/result/" + id).toString());

        var read = commands.with("curl", "/result/TASK_ID").replace("TASK_ID", id);
        var answered =
                await().atMost(Duration.ofSeconds(30))
                        .until(() -> curl(read, 200), PasteLinesIT::isCompleted);
        assertThat(answered.path("result").path("text").asText()).isNotBlank();
    }

    @Test
    void curlWithAFile_submitsItsBytes() throws Exception {
        assume("curl", "curl --version | grep -q . && curl --help all | grep -q aws-sigv4");
        var accepted = curl(commands.with("curl", "--data-binary @"), 202);

        var view = local.client().result(new TaskId(accepted.path("taskId").asText()));
        assertThat(view.metadata()).containsEntry("kind", "translation");
    }

    @Test
    void curlOfHealth_needsNoSignature() throws Exception {
        assertThat(curl(commands.with("curl", "/health"), 200).isObject()).isTrue();
    }

    @Test
    void curlWithAnotherSecret_isForbidden() throws Exception {
        var wrong = commands.with("curl", "--json").replace("local-secret", "other-secret");

        assertThat(curl(wrong, 403).path("code").asText()).isEqualTo("forbidden");
    }

    @Test
    void awsCli_seesQueuesObjectsAndRecords() throws Exception {
        assume("the aws CLI", "aws --version");
        var upload = new Uploads(local).filled(LocalUser.LOCAL);

        assertThat(aws("sqs list-queues")).contains(local.output("ImageQueueUrl"));
        assertThat(aws("s3 ls")).contains("uploads/" + upload + "/0");
        assertThat(aws("dynamodb scan")).contains(upload.value());
    }

    private static JsonNode curl(String command, int status) throws Exception {
        var ran = Shell.run(command + STATUS);
        assertThat(ran.status()).as(ran.output()).isZero();
        var end = ran.output().lastIndexOf('\n');
        assertThat(ran.output().substring(end + 1)).as(ran.output()).isEqualTo("" + status);
        return Json.mapper().readTree(ran.output().substring(0, end));
    }

    private static String aws(String words) throws Exception {
        var ran = Shell.run(commands.with("export AWS_") + "\n" + commands.with("aws " + words));
        assertThat(ran.status()).as(ran.output()).isZero();
        return ran.output();
    }

    private static boolean isCompleted(JsonNode task) {
        return task.path("status").asText().equals("COMPLETED");
    }

    private static void assume(String what, String probe) throws Exception {
        var present = Shell.run(probe).status() == 0;
        if (!present) {
            System.out.println("PasteLinesIT: " + what + " is not here, its lines are not tried");
        }
        Assumptions.assumeTrue(present, what + " is not here");
    }
}
