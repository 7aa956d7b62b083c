package dev.sluice.cli.scenario;

import static dev.sluice.cli.scenario.LocalUser.LOCAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.client.TaskRequest;
import dev.sluice.model.TaskStatus;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A signature is good for exactly what was signed, once where it is an upload's.
final class SignaturesIT {

    private static final String HELLO = "{\"prompt\":\"Say hello.\"}";

    @TempDir static Path directory;
    private static LocalProcess local;
    private static Uploads uploads;

    @BeforeAll
    static void start() throws Exception {
        var assembly = Assembly.of("burst.yaml", directory);
        local = LocalProcess.start(assembly, directory.resolve("data"), LocalPorts.free());
        uploads = new Uploads(local);
    }

    @AfterAll
    static void stop() throws Exception {
        local.close();
    }

    @Test
    void unsigned_isForbidden() throws Exception {
        var call = SignedCall.by(LOCAL, "POST", local.api("/submit"), HELLO);

        assertForbidden(call.unsigned());
        assertThat(call.send().status()).isEqualTo(202);
    }

    @Test
    void anotherBody_isForbidden() throws Exception {
        var call = SignedCall.by(LOCAL, "POST", local.api("/submit"), HELLO);

        assertForbidden(call.withBody(HELLO.replace("hello", "jello")));
        assertForbidden(call.withBody(HELLO + " "));
    }

    @Test
    void anotherPath_isForbidden() throws Exception {
        var mine = local.client().submit(TaskRequest.of("One.").build()).taskId();
        var other = local.client().submit(TaskRequest.of("Other.").build()).taskId();
        var call = SignedCall.by(LOCAL, "GET", local.api("/result/" + mine), "");

        assertForbidden(call.withUri(local.api("/result/" + other)));
        assertForbidden(call.withUri(local.api("/result/" + mine + "?a=b")));
        assertThat(call.send().status()).isEqualTo(200);
    }

    @Test
    void anotherHeader_isForbidden() throws Exception {
        var call = SignedCall.by(LOCAL, "POST", local.api("/submit"), HELLO);

        assertForbidden(call.withHeader("content-type", "text/plain"));
        assertForbidden(call.withHeader("x-amz-date", "20261130T000000Z"));
        assertForbidden(
                call.withHeader(
                        "authorization",
                        call.headers()
                                .get("Authorization")
                                .getFirst()
                                .replace("Credential=local/", "Credential=guest/")));
    }

    @Test
    void anUploadUrl_takesTheDeclaredFileOnce() throws Exception {
        var answer = uploads.open(LOCAL);
        var upload = SlotUpload.to(answer.files().getFirst(), Uploads.CONTENT);

        assertThat(SlotUpload.to(answer.files().getFirst(), "longer").send()).isEqualTo(403);
        assertThat(SlotUpload.to(answer.files().getFirst(), "less").send()).isEqualTo(403);
        assertThat(upload.ofType("image/png").send()).isEqualTo(403);
        assertThat(local.client().result(answer.taskId()).status())
                .isEqualTo(TaskStatus.AWAITING_UPLOAD);
        assertThat(uploads.submit(LOCAL, answer.taskId()).status()).isEqualTo(409);
        assertThat(upload.send()).isEqualTo(200);
        assertThat(upload.send()).isEqualTo(412);
        assertThat(uploads.submit(LOCAL, answer.taskId()).status()).isEqualTo(202);
    }

    @Test
    void anUploadUrlOfAnotherPlace_isForbidden() throws Exception {
        var answer = uploads.open(LOCAL);
        var other = uploads.open(LOCAL).taskId().value();
        var upload = SlotUpload.to(answer.files().getFirst(), Uploads.CONTENT);
        var id = answer.taskId().value();

        assertThat(upload.at(upload.url().replace("/0?", "/1?")).send()).isEqualTo(403);
        assertThat(upload.at(upload.url().replace(id, other)).send()).isEqualTo(403);
        assertThat(upload.at(upload.url().replace("/uploads/", "/results/")).send()).isEqualTo(403);
        assertThat(upload.send()).isEqualTo(200);
    }

    private static void assertForbidden(SignedCall call) throws Exception {
        var reply = call.send();
        assertThat(reply.status()).as(reply.toString()).isEqualTo(403);
        assertThat(reply.contentType()).isEqualTo("application/problem+json");
        assertThat(reply.body().path("code").asText()).isEqualTo("forbidden");
        assertThat(reply.body().path("status").asInt()).isEqualTo(403);
    }
}
